import type { ImageSpec } from './image-spec.ts';
import type { RenderLane, RenderTicket } from './render-queue.ts';

/** `visitor` work starts before waiting `background` work. */
export type RenderPriority = 'visitor' | 'background';

/** Cards and thumbnails, which render in a fraction of a second. */
const LARGEST_SMALL_WIDTH = 640;

/** Megapixels that may wait: one takes 0.6 s and callers wait 15 s; small drawings have two slots. */
export const MAX_WAITING: Readonly<Record<RenderLane, number>> = { small: 40, large: 24, background: 24 };

/** The lane and cost of a drawing: nearly all cost is pixels, whatever the format. */
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
