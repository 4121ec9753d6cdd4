import type { ProductCardModel } from '@haberdash/blocks/model';

/** What a screen tells the tracking: that it happened and how, never to whom. */
export type Report =
  | { readonly type: 'sign_up' | 'login' | 'newsletter'; readonly method?: string }
  /** Products of a block of the content came into sight. */
  | {
      readonly type: 'recommendations';
      readonly blockId: string;
      /** What the visitor saw, where it is not what everyone sees. */
      readonly row?: { readonly name: string; readonly products: readonly ProductCardModel[] };
    }
  | {
      readonly type: 'pop_up';
      readonly name: string;
      readonly action: 'show' | 'expand' | 'close' | 'select';
    };

const MAX_WAITING = 50;
const waiting: Report[] = [];
let take = (report: Report): void => {
  if (waiting.push(report) > MAX_WAITING) waiting.shift();
};

/** Tells the tracking of something that no address shows; kept until the tracking has come. */
export const report = (fact: Report): void => take(fact);

/** Hands over what was reported so far, and everything that is reported from now on. */
export function onReport(listener: (report: Report) => void): void {
  take = listener;
  for (const fact of waiting.splice(0)) listener(fact);
}
