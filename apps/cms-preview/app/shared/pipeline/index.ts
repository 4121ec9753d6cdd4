import type { MiddlewareFunction } from 'react-router';
import { editor } from './editor.ts';
import { security } from './security.ts';

/** Every request's middleware, in order. */
export const pipeline: MiddlewareFunction<Response>[] = [security, editor];
