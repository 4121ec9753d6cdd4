/**
 * Whether a shopper, or the browser for them, has changed a control since it was made. A part that hydrates asks
 * its controls, because nobody listened to what was typed and ticked before.
 */
export const isTouched = (control: Element): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.hasAttribute('selected') && !option.selected)
    : control instanceof HTMLInputElement &&
      (control.checked !== control.defaultChecked || control.value !== control.defaultValue);
