import { isDocumentRequest } from '@haberdash/page-engine/document';
import { data, type MiddlewareFunction } from 'react-router';
import { pageOf } from '../../pages/page-of.ts';
import { pageRow } from '../../pages/pages.ts';
import { neededReadMs, timeLimitOf } from '../api/time-limits.ts';
import { translatorFor, type Translator } from '../i18n/translator.server.ts';
import { correlationContext, siteContext } from './context.ts';
import { createTurns } from './turns.ts';

/** Enough to use a process and its services fully, few enough for all to finish within the time limits. */
export const MOST_RUNNING = 16;

const reads = createTurns({ mostRunning: MOST_RUNNING, longestWaitMs: neededReadMs });
/** Separate from reads, because changes wait longer for providers and contain input. */
const changes = createTurns({ mostRunning: MOST_RUNNING, longestWaitMs: () => timeLimitOf('POST /') });

/** Responds 503 to a request that has waited too long, before it costs anything. */
export const admission: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const page = pageOf(url.pathname);
  if (pageRow(page).limitsItself) return next();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const response = await (isRead ? reads : changes).run(page, request.signal, next);
  if (response !== undefined) return response;
  if (!isDocumentRequest(request))
    throw data({ kind: 'too-many', correlationId: context.get(correlationContext) }, { status: 503 });
  return new Response(busyPage(translatorFor(context.get(siteContext))), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
};

/** Plain text without the frame, which would be as expensive as a page. */
const busyPage = (t: Translator): string =>
  `<!doctype html><html lang="${t.site.languageTag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('errors.tooManyTitle')}</title><main><h1>${t('errors.tooManyTitle')}</h1><p>${t('errors.tooManyText')}</p><p><a href="">${t('common.retry')}</a></p></main></html>`;
