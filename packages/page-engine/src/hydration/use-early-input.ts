import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTouched } from './is-touched.ts';

/**
 * Calls `onEarly` once on hydration if a control, or any control of a form, was changed before, when no
 * listener was there.
 * @example useEarlyInput(country, (select) => showFieldsOf(select.value));
 */
export function useEarlyInput<Control extends HTMLElement>(
  control: RefObject<Control | null>,
  onEarly: (control: Control) => void,
): void {
  const ask = useEffectEvent(() => {
    const element = control.current;
    if (element === null) return;
    const controls = element instanceof HTMLFormElement ? [...element.elements] : [element];
    if (controls.some(isTouched)) onEarly(element);
  });
  useEffect(() => ask(), []);
}
