import { useEarlyInput } from '@haberdash/page-engine';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { HiddenParameters } from './HiddenParameters.tsx';
import { useFieldsOfAddress } from './use-fields-of-address.ts';
import styles from './bars.module.css';

interface AddressFormProps {
  readonly label: string;
  /** The form's values in the address, by field name; other parameters stay. */
  readonly values: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form bound to the address: selects apply immediately, text on submit. */
export function AddressForm({ label, values, children }: AddressFormProps) {
  const [parameters] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, values);
  // Applies a choice made before hydration.
  useEarlyInput(form, (element) => element.requestSubmit());
  const applyNow = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      action="/"
      autoComplete="off"
      className={styles['bar']}
      aria-label={label}
      onChange={applyNow}
      preventScrollReset
    >
      <HiddenParameters parameters={parameters} without={Object.keys(values)} />
      {children}
    </Form>
  );
}
