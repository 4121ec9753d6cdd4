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

export interface TenderResult {
  readonly intent: TenderIntent;
  readonly formErrors: readonly FormError[];
  /** The input of a rejected form, without a PIN. */
  readonly typed: Readonly<Record<string, string>>;
  readonly balance?: {
    readonly balance: number;
    readonly currency: string;
    readonly lastFour: string;
    readonly expiresOn?: string | undefined;
  };
}
