/** True if a control was changed before it hydrated, when no listener was there. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.hasAttribute('selected') && !option.selected);
  if (!(control instanceof HTMLInputElement)) return false;
  // A checkbox's value is not input, and without an attribute it is “on”, which is not its default.
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
