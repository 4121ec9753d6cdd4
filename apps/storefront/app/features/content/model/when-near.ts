/** So far below the window a block gets its code: about a screen of a phone, which is a second of scrolling. */
const MARGIN = '800px';

/** Runs once when an element is nearly in sight; returns the ending of the watch. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether somebody is at work in the form of an element: a field has the focus, or is no longer as it came. */
export function hasInput(element: Element): boolean {
  const active = document.activeElement;
  if (element.contains(active) && active?.matches('input, select, textarea') === true) return true;
  return [...element.querySelectorAll('input')].some(
    ({ type, checked, defaultChecked, value, defaultValue }) =>
      type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue,
  );
}

const FOCUSABLE = 'a[href], button, summary, [tabindex]';

/** Which of the controls of an element has the focus; -1 where none has it. */
export const focusedControl = (element: Element): number =>
  [...element.querySelectorAll(FOCUSABLE)].findIndex((control) => control === document.activeElement);

/** Gives the focus to one of the controls of an element. */
export const focusControl = (element: Element, index: number): void =>
  element.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true });
