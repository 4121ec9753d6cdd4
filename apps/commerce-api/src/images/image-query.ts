import {
  DEFAULT_QUALITY,
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  SCENE_RATIOS,
  type ImageSpec,
  type SceneRatio,
} from './image-spec.ts';

/** A query read against the lists, or the reason it is refused. */
export type ImageQuery = { readonly spec: ImageSpec } | { readonly problem: string };

const isRatio = (text: string): text is SceneRatio => Object.hasOwn(SCENE_RATIOS, text);

/** Digits only and without a leading zero, so that one image has one address. */
const listed = <T extends number>(list: readonly T[], text: string): T | undefined =>
  list.find((entry) => String(entry) === text);

const DEFAULT_WIDTH = '800';
const DEFAULT_FORMAT = 'jpeg';

/** Reads `w`, `q`, `fm` (and `ar` where allowed): anything unlisted, repeated or unknown is a problem. */
export function readImageQuery(query: unknown, shape: { ratio: number } | 'scene'): ImageQuery {
  const names: readonly string[] = shape === 'scene' ? ['w', 'q', 'fm', 'ar'] : ['w', 'q', 'fm'];
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!names.includes(name)) return { problem: `Unknown query parameter: ${name.slice(0, 40)}` };
    if (typeof value !== 'string') return { problem: `Query parameter given more than once: ${name}` };
    given.set(name, value);
  }
  const width = listed(IMAGE_WIDTHS, given.get('w') ?? DEFAULT_WIDTH);
  if (width === undefined) return { problem: `w must be one of ${IMAGE_WIDTHS.join(', ')}` };
  const formatName = given.get('fm') ?? DEFAULT_FORMAT;
  const format = IMAGE_FORMATS.find((entry) => entry === formatName);
  if (format === undefined) return { problem: `fm must be one of ${IMAGE_FORMATS.join(', ')}` };
  const quality = listed(IMAGE_QUALITIES, given.get('q') ?? String(DEFAULT_QUALITY[format]));
  if (quality === undefined) return { problem: `q must be one of ${IMAGE_QUALITIES.join(', ')}` };
  if (shape !== 'scene') return { spec: { width, format, quality, ratio: shape.ratio } };
  const ratioName = given.get('ar') ?? '16x9';
  if (!isRatio(ratioName)) return { problem: `ar must be one of ${Object.keys(SCENE_RATIOS).join(', ')}` };
  return { spec: { width, format, quality, ratio: SCENE_RATIOS[ratioName] } };
}
