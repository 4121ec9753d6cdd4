import { expect, it, vi } from 'vitest';
import { post, readFrameMessage, scrolled } from './frame-messages.ts';

const ORIGINS = ['https://preview.example'];
const message = scrolled(120, 0.5);

it('a message of a listed origin that has version and shape is read', () => {
  expect(readFrameMessage({ origin: 'https://preview.example', data: message }, ORIGINS)).toEqual(message);
});

it.each([
  ['another origin', 'https://evil.example', message],
  ['an origin that begins alike', 'https://preview.example.evil', message],
  ['another version', ORIGINS[0], { ...message, version: 2 }],
  ['another type', ORIGINS[0], { ...message, type: 'navigate' }],
  ['a field more', ORIGINS[0], { ...message, url: 'https://evil.example' }],
  ['a number that is none', ORIGINS[0], { ...message, scrollTop: NaN }],
  ['a text', ORIGINS[0], 'syncScroll'],
])('a message of %s is not', (_what, origin = '', data) => {
  expect(readFrameMessage({ origin, data }, ORIGINS)).toBeUndefined();
});

it('a message goes to listed origins only, never to any', () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  post({ postMessage }, message, ['https://a.example', 'https://b.example']);
  expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
