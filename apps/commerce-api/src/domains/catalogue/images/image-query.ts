import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  PRODUCT_RATIO,
  SCENE_RATIOS,
  type ImageSpec,
  type SceneRatio,
  type SubjectType,
} from './image-spec.ts';

/** A valid query, or the reason why it is rejected. */
export type ImageQuery = { readonly spec: ImageSpec } | { readonly problem: string };

const isRatio = (text: string): text is SceneRatio => Object.hasOwn(SCENE_RATIOS, text);

const PARAMETERS: Readonly<Record<SubjectType, readonly string[]>> = {
  product: ['w', 'fm'],
  scene: ['w', 'fm', 'ar'],
};
const DEFAULT_WIDTH = '800';
const DEFAULT_FORMAT = 'jpeg';
const DEFAULT_RATIO = '16x9';

/** Reads `w`, `fm` and the `ar` of a scene; rejects anything unlisted, repeated or unknown. */
export function readImageQuery(query: unknown, subject: SubjectType): ImageQuery {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!PARAMETERS[subject].includes(name))
      return { problem: `Unknown query parameter: ${name.slice(0, 40)}` };
    if (typeof value !== 'string') return { problem: `Query parameter given more than once: ${name}` };
    given.set(name, value);
  }
  const formatName = given.get('fm') ?? DEFAULT_FORMAT;
  const format = IMAGE_FORMATS.find((entry) => entry === formatName);
  if (format === undefined) return { problem: `fm must be one of ${IMAGE_FORMATS.join(', ')}` };
  const widths = IMAGE_WIDTHS[subject][format];
  // Compared as text, so that one image has one address.
  const widthText = given.get('w') ?? DEFAULT_WIDTH;
  const width = widths.find((entry) => String(entry) === widthText);
  if (width === undefined) return { problem: `w must be one of ${widths.join(', ')} for ${format}` };
  if (subject === 'product') return { spec: { width, format, ratio: PRODUCT_RATIO } };
  const ratioName = given.get('ar') ?? DEFAULT_RATIO;
  if (!isRatio(ratioName)) return { problem: `ar must be one of ${Object.keys(SCENE_RATIOS).join(', ')}` };
  return { spec: { width, format, ratio: SCENE_RATIOS[ratioName] } };
}
