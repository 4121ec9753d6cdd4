import { UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { logRenderFault } from './render-fault.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a fault of a component', new TypeError('x is undefined'), 'render-fault', 'TypeError: x is undefined'],
  [
    'a rejected method',
    new RouteError(405, 'Method Not Allowed', new Error('GET'), true),
    'rejected-request',
    '405 Method Not Allowed',
  ],
  ['an object that was thrown', { email: 'a@example.com' }, 'render-fault', 'object'],
  ['nothing', undefined, 'render-fault', 'undefined'],
])('a line of the log says what %s was, and nothing of its content', (_what, error, event, text) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  logRenderFault(error, 'corr-1');
  const line: unknown = JSON.parse(String(write.mock.lastCall?.[0]));
  expect(line).toMatchObject({ event, error: text, correlationId: 'corr-1' });
  expect(JSON.stringify(line)).not.toMatch(/object Object|example\.com/);
});
