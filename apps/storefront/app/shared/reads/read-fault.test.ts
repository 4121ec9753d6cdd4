import { UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readFault } from './read-fault.ts';

describe('what a boundary is given', () => {
  it.each([
    ['our own fault', new RouteError(503, '', { kind: 'slow', correlationId: 'c1' }), 'slow'],
    ['an address that nobody answers', new RouteError(404, '', ''), 'not-found'],
    ['an address that cannot be read', new RouteError(400, '', ''), 'bad-address'],
    ['a form that was sent to a page without one', new RouteError(405, '', ''), 'unreadable'],
    ['a fault of a kind that we do not have', new RouteError(500, '', { kind: 'odd' }), 'broken'],
    ['a lost connection in Chromium', new TypeError('Failed to fetch'), 'offline'],
    ['a lost connection in Safari', new TypeError('Load failed'), 'offline'],
    [
      'a lost connection in Firefox',
      new TypeError('NetworkError when attempting to fetch resource.'),
      'offline',
    ],
    ['a fault of a script', new TypeError('x is undefined'), 'broken'],
    ['anything else', 'thrown', 'broken'],
  ])('%s is classified', (_what, error, kind) => expect(readFault(error).kind).toBe(kind));
});
