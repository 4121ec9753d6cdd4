import { expect, it } from 'vitest';
import { preloadFirstPicture } from './first-picture.server.ts';

const HEAD = '<head><meta name="viewport"/><title>Coats</title></head>';
const image = (priority: string) => `<img loading="eager"${priority} srcSet="/a.jpg 1x"/>`;
const URGENT = image(' fetchPriority="high"');
const source = (type: string, name: string, media = '') =>
  `<source${media} type="image/${type}" srcSet="/${name}.${type}?w=1&amp;f=2 320w" sizes="50vw"/>`;
const preload = (name: string, media = '') =>
  `<link rel="preload" as="image" type="image/avif"${media} imagesrcset="/${name}.avif?w=1&amp;f=2 320w" imagesizes="50vw" fetchpriority="high"/>`;
const write = (...parts: readonly (string | { readonly text: string })[]) =>
  preloadFirstPicture([HEAD, ...parts]).map((part) => (typeof part === 'string' ? part : part.text));
const headWith = (links: string) => HEAD.replace('<title>', `${links}<title>`);

it('the first urgent picture is preloaded, in its best format, after the viewport is known', () => {
  const calm = `<picture>${source('avif', 'calm')}${image('')}</picture>`;
  const urgent = `${calm}<picture>${source('avif', 'a')}${source('webp', 'a')}${URGENT}</picture>`;
  expect(write(urgent)).toEqual([headWith(preload('a')), urgent]);
  expect(write({ text: calm }, { text: urgent })[0]).toBe(headWith(preload('a')));
});

it('of several crops each is preloaded where it is the first match', () => {
  const narrow = ' media="(max-width: 47.99rem)"';
  const picture = `<picture>${source('avif', 's', narrow)}${source('webp', 's', narrow)}${source('avif', 'l')}${URGENT}</picture>`;
  expect(write(picture)[0]).toBe(
    headWith(preload('s', narrow) + preload('l', ' media="(not (max-width: 47.99rem))"')),
  );
});

it.each([
  ['nothing urgent', `<picture>${source('avif', 'a')}${image('')}</picture>`],
  ['an urgent image of one format', `<picture>${source('avif', 'a')}${image('')}</picture>${URGENT}`],
])('a document with %s stays as it is', (_what, markup) => {
  expect(write(markup)).toEqual([HEAD, markup]);
});
