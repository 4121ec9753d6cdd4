import { useFetchers, useNavigation } from 'react-router';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PageName } from '../../../../pages/pages.ts';

interface SentForm {
  readonly formMethod?: string | undefined;
  readonly formAction?: string | undefined;
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const CART_FORMS: ReadonlySet<PageName> = new Set(['cart', 'mini-cart']);

const isCartForm = ({ formMethod, formAction }: SentForm): boolean =>
  formMethod === 'POST' && CART_FORMS.has(pageOf(pathOf(formAction ?? '')));

/** True while a form of this page changes the cart. */
export const useChangesCart = (): boolean => [...useFetchers(), useNavigation()].some(isCartForm);
