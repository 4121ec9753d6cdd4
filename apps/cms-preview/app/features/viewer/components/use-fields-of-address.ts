import { useEffect, useRef, type RefObject } from 'react';

/**
 * Updates a form's fields when the address changes, without remounting, to keep focus and input.
 *
 * @param values Field values by name, initially the defaults.
 */
export function useFieldsOfAddress(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      if (shown.current[name] === value) continue;
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    shown.current = values;
  }, [form, values]);
}
