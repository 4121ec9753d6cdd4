import { useFetchers, useNavigation } from 'react-router';
import { ADD_TO_BAG } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PageName } from '../../../../pages/pages.ts';

interface SentForm {
  readonly key?: string;
  readonly formMethod?: string | undefined;
  readonly formAction?: string | undefined;
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const CART_FORMS: ReadonlySet<PageName> = new Set(['cart', 'mini-cart']);

/** What is added says so itself when it is there, so that a press loads no script before its result. */
const isCartForm = ({ key, formMethod, formAction }: SentForm): boolean =>
  key !== ADD_TO_BAG && formMethod === 'POST' && CART_FORMS.has(pageOf(pathOf(formAction ?? '')));

/** True while a form of this page changes the cart. */
export const useChangesCart = (): boolean => [...useFetchers(), useNavigation()].some(isCartForm);
