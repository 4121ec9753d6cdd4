import type { SeedQuestion } from '@haberdash/commerce-api/seed/seed-source.ts';
import type { PhraseBankName } from '../kinds/kind-spec.ts';
import { LANGUAGES, phraseIn } from '../language.ts';
import { randomOf } from '../random.ts';
import { REVIEW_AUTHORS } from '../reviews/review-authors.ts';
import { QUESTION_BANK } from './question-bank.ts';

const DAY_MS = 86_400_000;
/** Products beyond this index have no questions. */
const ASKED_ABOUT = 2_000;
const BRAND = 'Northfell';

interface QuestionSubject {
  readonly index: number;
  readonly productId: string;
  readonly bank: PhraseBankName;
  readonly ageDays: number;
  readonly epochMs: number;
}

/** Questions about a product in each language, with the shop's answers. */
export function writeQuestions({
  index,
  productId,
  bank,
  ageDays,
  epochMs,
}: QuestionSubject): readonly SeedQuestion[] {
  const random = randomOf(`questions:${index}`);
  if (index >= ASKED_ABOUT || ageDays < 15) return [];
  const asked = QUESTION_BANK[bank].filter(() => random.chance(0.6));
  return LANGUAGES.flatMap((language) =>
    asked.map((entry, number): SeedQuestion => {
      const age = random.int(3, Math.max(4, Math.min(ageDays - 3, 400)));
      const askedAt = new Date(epochMs - age * DAY_MS);
      const id = `${productId}-Q${language.toUpperCase()}${number + 1}`;
      return {
        id,
        language,
        text: phraseIn(entry.asked, language),
        author: random.pick(REVIEW_AUTHORS[language]),
        askedAt,
        answer: {
          id: `${id}-A`,
          text: phraseIn(entry.answered, language),
          author: BRAND,
          answeredOn: new Date(askedAt.getTime() + random.int(1, 2) * DAY_MS).toISOString().slice(0, 10),
          helpful: random.int(0, 14),
        },
      };
    }),
  );
}
