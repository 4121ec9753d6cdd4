import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows in the fields of a form what the address says whenever that changes: by going back, or by another form. The
 * fields stay the same, and with them the focus and what somebody is typing into another one.
 *
 * @param values What the address says, by the name of the field; each field begins with it as its default.
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
