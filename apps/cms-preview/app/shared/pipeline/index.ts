import type { MiddlewareFunction } from 'react-router';
import { editor } from './editor.ts';
import { security } from './security.ts';

/** The one ordered way of every request. */
export const pipeline: MiddlewareFunction<Response>[] = [security, editor];
