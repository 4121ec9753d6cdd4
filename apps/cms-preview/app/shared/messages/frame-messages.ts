import * as v from 'valibot';

/** Messages between the preview's frames, and to a window that shows the preview, have a version and a shape. */
const VERSION = 1;

const messageSchema = v.strictObject({
  source: v.literal('haberdash-preview'),
  version: v.literal(VERSION),
  type: v.literal('syncScroll'),
  /** Pixels from the top (spec 3 §2). */
  scrollTop: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000)),
  /** From 0 to 1 of what can be scrolled: frames of different widths have different heights. */
  ratio: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1)),
});

/** A frame has scrolled. */
export type FrameMessage = v.InferOutput<typeof messageSchema>;

/** Makes the message that a frame has scrolled. */
export const scrolled = (scrollTop: number, ratio: number): FrameMessage => ({
  source: 'haberdash-preview',
  version: VERSION,
  type: 'syncScroll',
  scrollTop: Math.max(0, scrollTop),
  ratio: Math.min(1, Math.max(0, ratio)),
});

/** The message of an event that comes from a listed origin and has the shape; undefined for any other. */
export function readFrameMessage(
  { origin, data }: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): FrameMessage | undefined {
  if (!origins.includes(origin)) return undefined;
  const result = v.safeParse(messageSchema, data);
  return result.success ? result.output : undefined;
}

/** Sends a message to a window, once for each origin that it may have; never to any. */
export function post(
  target: { postMessage: (message: unknown, origin: string) => void },
  message: FrameMessage,
  origins: readonly string[],
): void {
  for (const origin of origins) target.postMessage(message, origin);
}
