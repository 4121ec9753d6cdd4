import { readLogContext } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';

/** Begins the list of the kinds of reads that answer this request; they decide who may keep the answer. */
export const readLog: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(readLogContext, new Set());
  return next();
};
