import type { CheckoutError } from '@haberdash/checkout';
import { messageText } from '../i18n/translator.server.ts';
import type { Translator } from '../i18n/translator.ts';
import { catalogueText } from './catalogue-text.server.ts';
import type { FormError } from './form-error.ts';
import { hasFixedText, type Surface } from './surfaces.server.ts';

/** An error of the service, or a code of the shop's own. */
export type Rejected = Pick<CheckoutError, 'code'> &
  Partial<Pick<CheckoutError, 'messageKey' | 'message' | 'params'>>;

/** A surface, and what it is part of: `checkout.billing`, `checkout`, `general`. */
export function surfacesOf(surface: string): readonly string[] {
  const dot = surface.lastIndexOf('.');
  return [surface, ...(dot === -1 ? ['general'] : surfacesOf(surface.slice(0, dot)))];
}

/** The text of an error: of its surface and parents by code, then the catalogue's, then the surface's `other`. */
export function errorText(t: Translator, surface: Surface, rejected: Rejected): string {
  const chain = surfacesOf(surface);
  // Texts with a quantity have a case `=0` for an error that names none.
  const { maxAllowedQty = 0, limitedBy = '' } = rejected.params ?? {};
  const values = { maxAllowedQty, limitedBy };
  const find = (code: string): string | undefined => {
    for (const each of chain) {
      const text = messageText(t.site, `form-errors.${each}.${code}`, values);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  const given = hasFixedText(surface) ? find('other') : undefined;
  return find(rejected.code) ?? given ?? catalogueText(t, rejected) ?? find('other') ?? rejected.code;
}

/** An error as the page of its form shows it. */
export const toFormError = (
  t: Translator,
  surface: Surface,
  rejected: Rejected,
  at: Omit<FormError, 'code' | 'text'>,
): FormError => ({ code: rejected.code, text: errorText(t, surface, rejected), ...at });

const CODE = /^[A-Za-z0-9_]{3,60}$/;

/** The error whose code an address carries after a redirect; a hand-made address that fits nothing has none. */
export function rejectedByAddress(
  t: Translator,
  surface: Surface,
  query: URLSearchParams,
  params: CheckoutError['params'] = {},
): FormError | undefined {
  const code = query.get('rejected') ?? '';
  return CODE.test(code) ? toFormError(t, surface, { code, params }, { place: 'banner' }) : undefined;
}
