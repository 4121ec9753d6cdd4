import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { codePoints } from '@haberdash/validation';
import { and, eq } from 'drizzle-orm';

import { inTime } from '../../../providers/in-time.ts';
import type { Translator } from '../../../providers/translator/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import type { Clock } from '../../../shared/clock.ts';
import { review } from '../../catalogue/index.ts';
import { LONGEST } from './limits.ts';

const HOUR_MS = 60 * 60_000;
const CACHED = 1_000;

type Translation = ResponseOf<'translateReview'>;

/** Translates reviews, cached for an hour. */
export function createTranslations(clock: Clock, translator: Translator, timeoutMs: number) {
  const cached = createTtlCache<{ readonly title: string; readonly text: string }>(clock, HOUR_MS, CACHED);
  return async (db: Executor, reviewId: string, targetLanguage: string): Promise<Translation> => {
    const [found] = await db
      .select({ language: review.language, title: review.title, text: review.text })
      .from(review)
      .where(and(eq(review.id, reviewId), eq(review.state, 'published')));
    if (found === undefined) throw new ServiceError('API404');
    const { language, title, text } = found;
    const answer = { reviewId, sourceLanguage: language, targetLanguage };
    if (language === targetLanguage) return { ...answer, title, text };
    if (codePoints(text) > LONGEST.translated) throw new ServiceError('REV410');
    const fields = { from: language, to: targetLanguage, title, text };
    return {
      ...answer,
      ...(await cached.get(JSON.stringify(fields), () => inTime(translator.translate(fields), timeoutMs))),
    };
  };
}
