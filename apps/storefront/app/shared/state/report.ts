import type { Block, ProductCardModel, UpsellItem } from '@haberdash/blocks/model';

/** Promotions of a block that the server has found. */
interface ReportedBlock {
  readonly promotions?: readonly object[] | undefined;
}

/** What a screen reports to tracking: that something happened and how, never to whom. */
export type Report =
  | { readonly type: 'sign_up' | 'login'; readonly method: string }
  | { readonly type: 'newsletter'; readonly method: string; readonly isConfirmed?: boolean | undefined }
  /** Products side by side, which the page's own data does not tell; `isSeen` where the screen has watched that. */
  | {
      readonly type: 'row';
      readonly id: string;
      readonly name: string;
      readonly isSeen: boolean;
      readonly products: readonly ProductCardModel[];
    }
  | { readonly type: 'upsell'; readonly id: string; readonly items: readonly UpsellItem[] }
  /** Blocks that came after the page's data: of an audience, a variant, a dialog, a pop-up; `within` selects their place. */
  | {
      readonly type: 'blocks';
      readonly within: string;
      readonly blocks: readonly (Block | ReportedBlock)[];
    }
  /** Items of an upsell were put into the bag. */
  | { readonly type: 'added'; readonly items: readonly { readonly id: string; readonly sku: string }[] }
  /** A return of items of an order was opened. */
  | {
      readonly type: 'return';
      readonly id: string;
      readonly orderNumber: string;
      readonly currency: string;
      readonly items: readonly ReturnedItem[];
    }
  | {
      readonly type: 'pop_up';
      readonly name: string;
      readonly action: 'show' | 'expand' | 'close' | 'select';
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
