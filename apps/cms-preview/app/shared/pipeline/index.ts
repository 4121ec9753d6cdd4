import type { MiddlewareFunction } from 'react-router';
import { editor } from './editor.ts';
import { security } from './security.ts';

export const pipeline: MiddlewareFunction<Response>[] = [security, editor];
