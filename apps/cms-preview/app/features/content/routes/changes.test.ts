import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorContext } from '../../../shared/pipeline/context.ts';
import { loader } from './changes.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The stream of a view that requests nothing. */
function open(expiresAtMs: number, signal: AbortSignal): Response {
  const context = new RouterContextProvider();
  context.set(editorContext, { ticket: 'signed', siteIds: ['NF-US'], expiresAtMs });
  const url = new URL('http://preview.example/changes');
  // The router passes more than this loader reads.
  return loader({ request: new Request(url, { signal }), url, context } as unknown as Parameters<
    typeof loader
  >[0]);
}

it('a reader is notified when the ticket expires, which redirects to the sign-in', async () => {
  const leave = new AbortController();
  const reader = open(Date.now() + HOUR_MS, leave.signal)
    .body?.pipeThrough(new TextDecoderStream())
    .getReader();
  let received = '';
  const listening = (async () => {
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      received += part.value;
    }
  })();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1_000);
  expect(received).not.toContain('event: change');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(received).toContain('event: change');
  leave.abort();
  await listening;
  expect(vi.getTimerCount()).toBe(0);
});
