import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Longer than the delay from the last touch to the click. */
const CLICK_MS = 100;

/**
 * Waits until nothing in the element is pressed: an element that moves between press and release never gets the click.
 * @returns a cancel function
 */
function whenReleased(element: Element, then: () => void): () => void {
  const check = () => {
    if (element.matches(':active')) timer = setTimeout(check, CLICK_MS);
    else then();
  };
  let timer = setTimeout(check, CLICK_MS);
  return () => clearTimeout(timer);
}

/** The same width as in the stylesheet. */
const WIDE = '(min-width: 64rem)';

export interface FilterSheet {
  /** The place of the form on wide windows, and as a popover without script. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** The place of the form within the dialog. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** The dialog is not rendered before its first use. */
  readonly isUsed: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Moves one form between a column (wide) and a modal dialog (narrow), so that it keeps its state; only the dialog may
 * be one to a screen reader. A popover opened before hydration becomes the dialog.
 */
export function useFilterSheet(form: RefObject<HTMLFormElement | null>): FilterSheet {
  const panel = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const touched = useRef<Element>(null);
  const open = useCallback(() => {
    setUsed(true);
    setMoved(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const { current: popover } = panel;
    if (!popover?.matches(':popover-open')) return undefined;
    return whenReleased(popover, () => {
      if (!popover.matches(':popover-open')) return;
      const { activeElement } = document;
      if (form.current?.contains(activeElement)) touched.current = activeElement;
      open();
    });
  }, [form, open]);
  useLayoutEffect(() => {
    const { current: element } = form;
    const home = panel.current;
    if (!isMoved || element === null || home === null) return undefined;
    if (home.matches(':popover-open')) home.hidePopover();
    slot.current?.append(element);
    const wide = window.matchMedia(WIDE);
    const moveBack = () => {
      if (!wide.matches) return;
      setOpen(false);
      setMoved(false);
    };
    wide.addEventListener('change', moveBack);
    return () => {
      wide.removeEventListener('change', moveBack);
      home.append(element);
    };
  }, [isMoved, form]);
  // Runs after the dialog's own effect, which has moved the focus to its first control.
  useEffect(() => {
    if (!isOpen || !(touched.current instanceof HTMLElement)) return;
    touched.current.focus();
    touched.current = null;
  }, [isOpen]);
  return { panel, slot, isOpen, isUsed, open, close };
}
