import { createDocumentHandler, isOwnAnswer } from '@haberdash/page-engine/document';
import type { HandleErrorFunction } from 'react-router';

const logError = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  process.stderr.write(`${JSON.stringify({ level: 'error', event: 'render-fault', error: text })}\n`);
};

export default createDocumentHandler({ wrap: (router) => router, onRenderFault: logError });

/** Errors outside of our loaders. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isOwnAnswer(error)) logError(error);
};
