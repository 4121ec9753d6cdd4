import { expect, it } from 'vitest';
import { checkBlock, headingFindings, reachableOf } from './checks.ts';

const codes = (block: object) => checkBlock({ ...block }).map(({ code, path }) => `${code} ${path}`);
const picture = { src: '/images/scenes/alpine-dawn', alt: 'First light' };

it.each([
  ['a sound block', { title: 'Short', mediaList: [{ ...picture, sm: { src: '/images/scenes/b' } }] }, []],
  ['a picture without words', { mediaList: [{ ...picture, alt: ' ' }] }, ['missing-alt mediaList.0.alt']],
  ['an icon beside its words', { items: [{ icon: { ...picture, alt: '' }, richText: '<p>Seams</p>' }] }, []],
  ['a long title', { title: 'x'.repeat(61) }, ['text-too-long title']],
  ['sixty letters that take more code units', { title: '🧦'.repeat(60) }, []],
  ['a long button', { targets: [{ text: 'y'.repeat(29), url: '/a' }] }, ['text-too-long targets.0.text']],
  ['markup that readers lose', { richText: '<p>a</p><iframe></iframe>' }, ['html-removed richText']],
  ['a style', { titleHtml: '<strong style="color:red">a</strong>' }, ['html-removed titleHtml']],
  ['a heading left out', { richText: '<h2>a</h2><h4>b</h4>' }, ['heading-skip richText']],
  ['a film without captions', { type: 'Video', media: {} }, ['missing-captions tracks']],
  [
    'a film with captions',
    { type: 'Video', tracks: [{ src: '/a.vtt', label: 'English', srclang: 'en', kind: 'captions' }] },
    [],
  ],
  [
    'a tone that cannot be read',
    { type: 'ThinBanner', backgroundColor: 'inverse', titleColor: 'muted' },
    ['contrast titleColor'],
  ],
  ['a tone that can', { type: 'ThinBanner', backgroundColor: 'muted', titleColor: '#222222' }, []],
  ['words on a picture', { type: 'Hero', backgroundColor: 'inverse', titleColor: 'muted' }, []],
  ['a silent film', { type: 'Video', playerSettings: { muted: true } }, []],
])('%s has its findings', (_what, block, expected) => expect(codes(block)).toEqual(expected));

it('links are found in fields and in rich text, pictures of the shop by their source', () => {
  const block = {
    targets: [{ text: 'a', url: '/women' }],
    richText: '<p><a href="/care">Care</a></p>',
    mediaList: [picture, { src: 'https://cdn.example/a.jpg', alt: '' }],
  };
  expect(reachableOf(block)).toEqual({
    links: [
      { path: 'targets.0.url', url: '/women' },
      { path: 'richText', url: '/care' },
    ],
    pictures: [{ path: 'mediaList.0.src', src: picture.src }],
    films: [],
  });
});

it('films are files of the shop, no pages of a site', () => {
  const film = '/img/films/northfell/snow.webm';
  const source = (url: string) => ({ provider: 'native', url });
  expect(
    reachableOf({
      items: [{ type: 'Video', media: { sm: source(film), lg: source('https://films.example/a.mp4') } }],
      mediaList: [{ ...picture, video: { url: film } }],
      target: { url: '/videos' },
    }),
  ).toEqual({
    links: [{ path: 'target.url', url: '/videos' }],
    pictures: [{ path: 'mediaList.0.src', src: picture.src }],
    films: [
      { path: 'items.0.media.sm.url', url: film },
      { path: 'items.0.media.lg.url', url: 'https://films.example/a.mp4' },
      { path: 'mediaList.0.video.url', url: film },
    ],
  });
});

it('ten megabytes of text and content that nests without an end are checked, not hung on', () => {
  let deep: object = { title: 'x' };
  for (let depth = 0; depth < 200; depth += 1) deep = { items: [deep] };
  expect(codes({ richText: `<p>${'a '.repeat(5_000_000)}</p>`, ...deep })).toEqual([]);
});

it('a skipped heading level is found in the markup, also after the heading above it', () => {
  const paths = (html: string, before?: number) => headingFindings(html, before).map(({ path }) => path);
  expect([paths('<h2>a</h2><h3 class="b">c</h3>'), paths('<h2>a</h2><h4>b</h4>')]).toEqual([[], ['h2 h4']]);
  expect([paths('<h3>a</h3>'), paths('<h3>a</h3>', 1), paths('<p>a</p>', 1)]).toEqual([[], ['h3'], []]);
});
