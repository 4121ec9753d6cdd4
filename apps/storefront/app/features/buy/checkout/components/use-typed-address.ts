import { useEffect, useRef } from 'react';
import { forgetTypedAddress, readTypedAddress, storeTypedAddress } from '../model/typed-address.ts';
import { useCheckout } from './use-checkout.ts';

/** Fields that a shopper edits; not hidden ones and buttons. */
const isTyped = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') || element instanceof HTMLSelectElement;

const tabStorage = () => window.sessionStorage;

const typedFields = (form: HTMLFormElement) => [...form.elements].filter(isTyped);

const defaultOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ??
      field.options[0]?.value ??
      '');

/** Stores a typed address in this tab and restores it after a reload, but no field touched before hydration. */
export function useTypedAddress(countryCode: string, onCountry: (values: FormData) => void) {
  const cartId = useCheckout().cart?.id;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (form === null || cartId === undefined) return undefined;
    const fields = typedFields(form);
    const stored = readTypedAddress(tabStorage, cartId, Date.now());
    const isUntouched = fields.every((field) => field.value === defaultOf(field));
    if (stored !== undefined && isUntouched && (stored['countryCode'] ?? countryCode) !== countryCode) {
      const values = new FormData();
      for (const [name, value] of Object.entries(stored)) values.set(name, value);
      onCountry(values);
    } else if (stored !== undefined) {
      for (const field of fields) {
        const value = stored[field.name];
        if (value !== undefined && field.value === defaultOf(field)) field.value = value;
      }
    }
    const store = () =>
      storeTypedAddress(tabStorage, {
        cartId,
        at: Date.now(),
        values: Object.fromEntries(typedFields(form).map(({ name, value }) => [name, value])),
      });
    form.addEventListener('input', store);
    return () => form.removeEventListener('input', store);
    // The form of another country is filled by the server; only a new page is filled from here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cartId]);
  return ref;
}

/** For the page after the form, whose address is saved. */
export function useForgetTypedAddress(): void {
  useEffect(() => forgetTypedAddress(tabStorage), []);
}
