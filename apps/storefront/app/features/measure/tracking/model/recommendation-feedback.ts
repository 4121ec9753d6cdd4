import type { NotifyRecommender } from './tracker.ts';

const MOST = 24;

/** Notifies the recommendation provider through the shop, with consent for targeting and nothing that names the visitor. */
export const recommendationFeedback =
  (address: string, isAllowed: () => boolean): NotifyRecommender =>
  (event, recTokens) => {
    if (!isAllowed()) return;
    const body = JSON.stringify({ event, recTokens: recTokens.slice(0, MOST) });
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
