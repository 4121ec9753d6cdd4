import { createCartTracker } from './cart-tracker.ts';
import { createListTracker } from './list-tracker.ts';
import { createOrderTracker } from './order-tracker.ts';
import type { Tracker } from './tracker.ts';

/** A tracker with the parts that pages load as they need them. */
export const wholeTracker = (tracker: Tracker) => ({
  ...tracker,
  ...createListTracker(tracker),
  ...createCartTracker(tracker),
  ...createOrderTracker(tracker),
});
