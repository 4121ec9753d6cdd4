/** Whether a field of the element has the focus or was changed. */
export function hasInput(element: Element): boolean {
  const active = document.activeElement;
  if (element.contains(active) && active?.matches('input, select, textarea') === true) return true;
  return [...element.querySelectorAll('input')].some(
    ({ type, checked, defaultChecked, value, defaultValue }) =>
      type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue,
  );
}

const FOCUSABLE = 'a[href], button, summary, [tabindex]';

/** The index of the focused control; -1 for none. */
export const focusedControl = (element: Element): number =>
  [...element.querySelectorAll(FOCUSABLE)].findIndex((control) => control === document.activeElement);

export const focusControl = (element: Element, index: number): void =>
  element.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true });
