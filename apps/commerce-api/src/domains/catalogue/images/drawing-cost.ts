import type { ImageSpec } from './image-spec.ts';
import type { RenderLane, RenderTicket } from './render-queue.ts';

/** `visitor` work always starts before waiting `background` work. */
export type RenderPriority = 'visitor' | 'background';

/** Cards and thumbnails: what a page shows first, and what takes a fraction of a second. */
const LARGEST_SMALL_WIDTH = 640;

/**
 * Megapixels that may wait. Drawing takes about 0.6 s a megapixel and callers wait 15 s, so that a place holds about
 * 25 of them; small drawings have two places.
 */
export const MAX_WAITING: Readonly<Record<RenderLane, number>> = { small: 40, large: 24, background: 24 };

/** Where a drawing waits and how long it takes: nearly all of it is the painting of pixels, whatever the format. */
export function ticketFor(
  { width, ratio }: ImageSpec,
  priority: RenderPriority,
  signal?: AbortSignal,
): RenderTicket {
  const visitorLane = width <= LARGEST_SMALL_WIDTH ? 'small' : 'large';
  return {
    lane: priority === 'background' ? 'background' : visitorLane,
    cost: (width * (width / ratio)) / 1_000_000,
    signal,
  };
}
