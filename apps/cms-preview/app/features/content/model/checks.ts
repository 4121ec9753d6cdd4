import { hasWordsOnPicture, readableTone, TONES, toSurface, toTextTone } from '@haberdash/blocks/model';
import { leavesOf, objectsOf, type Raw } from './raw.ts';

export const CHECKS = [
  'missing-alt',
  'heading-skip',
  'contrast',
  'text-too-long',
  'dead-link',
  'heavy-picture',
  'missing-media',
  'missing-captions',
  'html-removed',
  'left-out',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly code: Check;
  /** Path in the block: `mediaList.0.alt`. */
  readonly path: string;
  readonly text: string;
}

/** Longer texts wrap badly at 390 px; the contract's limits are higher. */
const LONGEST: Readonly<Record<string, number>> = {
  title: 60,
  subtitle: 140,
  eyebrowText: 40,
  text: 28,
  captionText: 80,
};
/** Elements of rich text (packages/blocks) and their aliases. */
const ALLOWED = new Set(
  'p strong em ul ol li h2 h3 h4 table caption thead tbody tr th td a br b i div h1 h5 h6 span'.split(' '),
);
const TAG = /<([a-z][a-z0-9-]*)\b/gi;
const HEADING = /<h([1-6])\b/gi;

const found = (code: Finding['code'], path: string, text: string): Finding => ({ code, path, text });
const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function missingAlt(block: Raw): Finding[] {
  const objects = objectsOf(block);
  // A category's name is beside its picture.
  const named = objects.flatMap(([path, { type }]) => (type === 'CategoryCard' ? [path] : []));
  return objects.flatMap(([path, { src, alt }]) => {
    if (named.some((card) => path.startsWith(card))) return [];
    const isPicture = typeof src === 'string' && !/\.(?:vtt|srt|mp4|webm|m3u8)$/i.test(src);
    // A crop repeats the picture around it, an icon the text beside it.
    if (
      !isPicture ||
      /\.(?:sm|md|lg)$|(?:^|\.)icon$/.test(path) ||
      (typeof alt === 'string' && alt.trim() !== '')
    )
      return [];
    return [
      found(
        'missing-alt',
        at(path, 'alt'),
        'The picture has no alternative text: say what it shows, in a sentence.',
      ),
    ];
  });
}

const isRichKey = (key: string): boolean =>
  key === 'richText' || key.endsWith('Html') || key === 'disclaimer';

function htmlFindings(block: Raw): Finding[] {
  return leavesOf(block).flatMap(({ path, key, value }) => {
    if (typeof value !== 'string' || !isRichKey(key)) return [];
    const removed = new Set(
      [...value.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase()).filter((tag) => !ALLOWED.has(tag)),
    );
    const isScripted = /\son[a-z]+\s*=/i.test(value) || /style\s*=/i.test(value);
    const levels = levelsOf(value);
    const skip = levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
    return [
      ...(removed.size > 0
        ? [
            found(
              'html-removed',
              path,
              `Readers do not get ${[...removed].map((tag) => `<${tag}>`).join(', ')}: use paragraphs, lists, tables, headings and links.`,
            ),
          ]
        : []),
      ...(isScripted
        ? [
            found(
              'html-removed',
              path,
              'Styles and scripts of an element are taken away: use the fields of the block.',
            ),
          ]
        : []),
      ...(skip === undefined
        ? []
        : [
            found(
              'heading-skip',
              path,
              `A heading of level ${skip} follows one that is more than one above it.`,
            ),
          ]),
    ];
  });
}

const tooLong = (block: Raw): Finding[] =>
  leavesOf(block).flatMap(({ path, key, value }) => {
    const most = Object.hasOwn(LONGEST, key) ? LONGEST[key] : undefined;
    if (most === undefined || typeof value !== 'string' || Array.from(value).length <= most) return [];
    return [
      found(
        'text-too-long',
        path,
        `${Array.from(value).length} characters; more than ${most} wrap badly on a phone.`,
      ),
    ];
  });

function missingCaptions(block: Raw): Finding[] {
  return objectsOf(block).flatMap(([path, { type, tracks, playerSettings }]) => {
    if (type !== 'Video') return [];
    const list: readonly unknown[] = Array.isArray(tracks) ? tracks : [];
    const hasCaptions = JSON.stringify(list).match(/"kind":"(?:captions|subtitles)"/) !== null;
    const isSilent = JSON.stringify(playerSettings ?? {}).includes('"muted":true');
    return hasCaptions || isSilent
      ? []
      : [
          found(
            'missing-captions',
            at(path, 'tracks'),
            'The film has no captions: add a track of the kind captions.',
          ),
        ];
  });
}

/** Tones that are dropped for their contrast. */
const unreadableTones = (block: Raw): Finding[] =>
  objectsOf(block).flatMap(([path, fields]) => {
    const { type, backgroundColor } = fields;
    if (typeof type !== 'string' || typeof backgroundColor !== 'string' || hasWordsOnPicture(type)) return [];
    const ground = toSurface(backgroundColor);
    return TONES.flatMap((name) => {
      const value = fields[name];
      const tone = typeof value === 'string' ? toTextTone(value) : undefined;
      if (tone === undefined || readableTone(tone, ground) !== undefined) return [];
      const text = `“${String(value)}” cannot be read on “${backgroundColor}”: readers get the ground’s own colour. Choose another tone of text or ground.`;
      return [found('contrast', at(path, name), text)];
    });
  });

/** Skipped heading levels in markup; `before` is the preceding level of a page. */
export function headingFindings(html: string, before?: number): readonly Finding[] {
  const levels = levelsOf(html);
  if (!headingSkips(before === undefined ? levels : [before, ...levels])) return [];
  const path = levels.map((level) => `h${level}`).join(' ');
  return [found('heading-skip', path, 'A level is left out: people who listen to headings miss a step.')];
}

export const levelsOf = (html: string): readonly number[] =>
  [...html.matchAll(HEADING)].map(([, level]) => Number(level));

/** Findings by content alone. */
export const checkBlock = (block: Raw): readonly Finding[] => [
  ...missingAlt(block),
  ...htmlFindings(block),
  ...tooLong(block),
  ...missingCaptions(block),
  ...unreadableTones(block),
];

/** True if a heading is more than one level below the one before it. */
function headingSkips(levels: readonly number[]): boolean {
  return levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
}

/** Film paths: a video's sources, and the film of a picture. Any other `url` is a page. */
const FILM = /(?:^|\.)(?:media\.(?:sm|md|lg)|video)\.(?:url|alternateUrl)$/;

export interface Reachable {
  readonly links: readonly { readonly path: string; readonly url: string }[];
  readonly pictures: readonly { readonly path: string; readonly src: string }[];
  readonly films: readonly { readonly path: string; readonly url: string }[];
}

/** Links, pictures and films of a block, which only requests can check. */
export function reachableOf(block: Raw): Reachable {
  const texts = leavesOf(block).flatMap((leaf) =>
    typeof leaf.value === 'string' ? [{ ...leaf, value: leaf.value }] : [],
  );
  const inRichText = texts
    .filter(({ key }) => isRichKey(key))
    .flatMap(({ path, value }) =>
      [...value.matchAll(/href\s*=\s*["']([^"']+)["']/gi)].map(([, url = '']) => ({ path, url })),
    );
  const addresses = texts.flatMap(({ path, key, value }) =>
    key === 'url' || key === 'alternateUrl' ? [{ path, url: value }] : [],
  );
  return {
    links: [...addresses.filter(({ path }) => !FILM.test(path)), ...inRichText],
    pictures: texts.flatMap(({ path, key, value }) =>
      key === 'src' && value.startsWith('/images/') ? [{ path, src: value }] : [],
    ),
    films: addresses.filter(({ path }) => FILM.test(path)),
  };
}
