import type { AddOutcome, BlockEvent } from '@haberdash/blocks';
import type { Block, ProductCardModel } from '@haberdash/blocks/model';

/** Promotions of a block that the server has found. */
interface ReportedBlock {
  readonly promotions?: readonly object[] | undefined;
}

/** What a screen reports to tracking: that something happened and how, never to whom. */
export type Report =
  | { readonly type: 'sign_up' | 'login'; readonly method: string }
  /** A newsletter form was taken; `outcome` is what its route answered. */
  | { readonly type: 'newsletter'; readonly method: string; readonly outcome: object }
  /** An event of a block of the content. */
  | { readonly type: 'block'; readonly event: BlockEvent }
  /** Products side by side, which the page's own data does not have. */
  | {
      readonly type: 'row';
      readonly id: string;
      readonly products: readonly ProductCardModel[];
    }
  /** Blocks that came after the page's data: of an audience, a variant, a dialog, a pop-up; `within` selects their place. */
  | {
      readonly type: 'blocks';
      readonly within: string;
      readonly blocks: readonly (Block | ReportedBlock)[];
    }
  /** Items of an upsell were put into the bag, as far as `outcome` says. */
  | {
      readonly type: 'added';
      readonly items: readonly { readonly id: string; readonly sku: string }[];
      readonly outcome: AddOutcome;
    }
  /** A return of items of an order was opened. */
  | {
      readonly type: 'return';
      readonly id: string;
      readonly orderNumber: string;
      readonly currency: string;
      readonly items: readonly ReturnedItem[];
    };

export interface ReturnedItem {
  readonly productId: string;
  readonly masterId: string;
  readonly name: string;
  readonly qty: number;
  readonly price: { readonly amount: number };
}

/** A report with the path of its page, which may have been left when tracking starts. */
export type PageReport = Report & { readonly path: string };

const MAX_WAITING = 50;
const waiting: PageReport[] = [];
let take = (report: PageReport): void => {
  if (waiting.push(report) > MAX_WAITING) waiting.shift();
};

/** Reports something that no address shows; it waits until tracking has started. */
export const report = (fact: Report): void => take({ ...fact, path: window.location.pathname });

/** Hands over what was reported so far, and everything that is reported from now on. */
export function onReport(listener: (report: PageReport) => void): void {
  take = listener;
  for (const fact of waiting.splice(0)) listener(fact);
}
