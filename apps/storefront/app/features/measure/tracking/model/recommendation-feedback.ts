import type { NotifyRecommender } from './tracker.ts';

/** The provider takes so many at once. */
const MOST = 24;

/**
 * Tells the recommendation provider through the shop, with consent for targeting only: nothing that names the visitor goes
 * along, and a browser that cannot send it has lost a figure and nothing else.
 */
export const recommendationFeedback =
  (address: string, isAllowed: () => boolean): NotifyRecommender =>
  (event, recTokens) => {
    if (!isAllowed()) return;
    const body = JSON.stringify({ event, recTokens: recTokens.slice(0, MOST) });
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
