import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Longer than a finger needs from its last touch to the click that the browser makes of it. */
const CLICK_MS = 100;

/**
 * Runs `then` when nothing in the element is being pressed: an element that moves between a press and its release
 * never gets the click.
 * @returns how to give up waiting
 */
function whenReleased(element: Element, then: () => void): () => void {
  const check = () => {
    if (element.matches(':active')) timer = setTimeout(check, CLICK_MS);
    else then();
  };
  let timer = setTimeout(check, CLICK_MS);
  return () => clearTimeout(timer);
}

/** From here on the filters stand beside the products; the same width as in the stylesheet. */
const WIDE = '(min-width: 64rem)';

export interface FilterSheet {
  /** Where the form stands beside the products, and as a popover while no script runs. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Where the form stands within the dialog. */
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** Whether the dialog was ever opened: until then the page does without it. */
  readonly isUsed: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * One form in two places: a column of wide windows, which must not be a dialog to a screen reader, and on narrow ones
 * a modal dialog. The element itself is moved, so that it keeps its ticks and what is open in it. A popover that was
 * opened before the scripts arrived becomes the dialog.
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
  // The dialog opens in an effect of its own, before this one, and takes the focus to its first control.
  useEffect(() => {
    if (!isOpen || !(touched.current instanceof HTMLElement)) return;
    touched.current.focus();
    touched.current = null;
  }, [isOpen]);
  return { panel, slot, isOpen, isUsed, open, close };
}
