/**
 * Whether a visitor, or the browser for them, has changed a control since it was made. A part that hydrates asks
 * its controls, because nobody listened to what was typed and ticked before.
 */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.hasAttribute('selected') && !option.selected);
  if (!(control instanceof HTMLInputElement)) return false;
  // The value of a box says nothing of the visitor, and without an attribute it is “on”, which is not its default.
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
