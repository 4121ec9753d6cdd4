import { parseQuantity, type PendingChange } from '@haberdash/checkout';
import { cartIntentOf } from './cart-intent.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';

/** The parts of a fetcher that describe a pending change. */
export interface PendingForm {
  readonly formData?: FormData | undefined;
  readonly state?: string;
  readonly data?: unknown;
}

/** A rejected change is ignored while the page loads the current cart. */
const isRejected = ({ state, data }: PendingForm): boolean =>
  state === 'loading' && typeof data === 'object' && data !== null && 'ok' in data && data.ok === false;

function changeOf(form: FormData): PendingChange | undefined {
  const itemId = textOf(form, 'itemId');
  switch (cartIntentOf(form)) {
    case 'remove':
    case 'save':
      return { type: 'remove', itemId };
    case 'remove-code':
      return { type: 'remove-coupon', code: textOf(form, 'code') };
    case 'set-quantity': {
      const step = Number(textOf(form, 'qtyStep'));
      const typed = textOf(form, 'qty');
      const parsed = parseQuantity(step === 0 ? typed : String(Number(typed) + step));
      return parsed.ok ? { type: 'set-quantity', itemId, qty: parsed.qty } : undefined;
    }
    default:
      return undefined;
  }
}

/** Changes that were sent and have no result yet; invalid ones change nothing. */
export const pendingChangesOf = (forms: readonly PendingForm[]): PendingChange[] =>
  forms.flatMap((form) =>
    form.formData === undefined || isRejected(form) ? [] : (changeOf(form.formData) ?? []),
  );
