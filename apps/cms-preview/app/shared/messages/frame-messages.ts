import * as v from 'valibot';

const VERSION = 1;

const messageSchema = v.strictObject({
  source: v.literal('haberdash-preview'),
  version: v.literal(VERSION),
  type: v.literal('syncScroll'),
  /** Pixels from the top (spec 3 §2). */
  scrollTop: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000)),
  /** The scrolled share, 0 to 1: frames of different widths have different heights. */
  ratio: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1)),
});

export type FrameMessage = v.InferOutput<typeof messageSchema>;

export const scrolled = (scrollTop: number, ratio: number): FrameMessage => ({
  source: 'haberdash-preview',
  version: VERSION,
  type: 'syncScroll',
  scrollTop: Math.max(0, scrollTop),
  ratio: Math.min(1, Math.max(0, ratio)),
});

/** Parses a message from a listed origin; undefined otherwise. */
export function readFrameMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): FrameMessage | undefined {
  if (!origins.includes(origin)) return undefined;
  const result = v.safeParse(messageSchema, data);
  return result.success ? result.output : undefined;
}

/** Posts a message once for each allowed origin; never with `*`. */
export function post(
  target: { postMessage: (message: unknown, origin: string) => void },
  message: FrameMessage,
  origins: readonly string[],
): void {
  for (const origin of origins) target.postMessage(message, origin);
}
