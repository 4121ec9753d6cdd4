import { useEffect, useRef } from 'react';

function focusField(pointer: string): boolean {
  const [field] = document.getElementsByName(`field:${pointer}`);
  if (field === undefined) return false;
  for (
    let around = field.closest('details');
    around !== null;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  field.focus();
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Focuses a requested field, after its form has been made if need be; else the heading of another form. */
export function useFocusedField(formKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string>(undefined);
  const known = useRef(formKey);
  useEffect(() => {
    if (known.current === formKey) return;
    known.current = formKey;
    const pointer = wanted.current;
    wanted.current = undefined;
    if (pointer === undefined || !focusField(pointer)) heading.current?.focus();
  }, [formKey]);
  return {
    heading,
    request: (pointer: string): void => {
      wanted.current = focusField(pointer) ? undefined : pointer;
    },
  };
}
