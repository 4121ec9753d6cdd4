import type { FormError } from '../../../../shared/form-errors/form-error.ts';

/** The forms of the tenders, by what they ask for. */
export type TenderIntent =
  | 'add-gift-card'
  | 'gift-card-balance'
  | 'add-reward'
  | 'add-saved'
  | 'add-points'
  | 'add-athlete'
  | 'set-voucher'
  | 'remove-tender';

/** What a form of the tenders is answered with. */
export interface TenderResult {
  readonly intent: TenderIntent;
  readonly formErrors: readonly FormError[];
  /** What was typed, so that a rejected form is filled again; a PIN never. */
  readonly typed: Readonly<Record<string, string>>;
  readonly balance?: {
    readonly balance: number;
    readonly currency: string;
    readonly lastFour: string;
    readonly expiresOn?: string | undefined;
  };
}
