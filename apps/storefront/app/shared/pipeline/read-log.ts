import { readLogContext } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';

/** Starts the list of read kinds of this request, which decide who may cache the response. */
export const readLog: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(readLogContext, new Set());
  return next();
};
