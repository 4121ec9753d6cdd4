import { expect, it } from 'vitest';
import { stylesheetOf } from './stylesheet-of.server.ts';

const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head>`;

it('the stylesheet of a page is found, so that it can be asked for ahead', () => {
  expect(
    stylesheetOf(page('<title>é</title><link rel="stylesheet" nonce="a" href="/assets/style-1.css"/>')),
  ).toBe('/assets/style-1.css');
});

it('a page without one of its own asks for nothing ahead', () => {
  expect(stylesheetOf(page('<link rel="stylesheet" href="https://cdn.example/a.css"/>'))).toBeUndefined();
});
