import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Does not open for a pointer that passes over, and still feels immediate. */
const OPEN_DELAY_MS = 120;
/** The pointer may leave the panel for a moment on its way to a link. */
const CLOSE_DELAY_MS = 220;

export interface MenuPanels {
  readonly openId: string | undefined;
  /** False until the script has handled an event; until then CSS opens panels by hover and focus. */
  readonly scripted: boolean;
  readonly toggle: (id: string) => void;
  readonly close: () => void;
  readonly itemHandlers: (
    id: string,
    hasPanel: boolean,
  ) => {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

interface PanelOptions {
  readonly openOn: 'hover' | 'click';
  /** A change of path closes the menu. */
  readonly path: string;
  readonly list: RefObject<HTMLElement | null>;
  readonly onExpand?: ((id: string) => void) | undefined;
}

/** One timer; a new delay replaces the last. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const after = (ms: number, run: () => void) => {
    cancel();
    timer.current = setTimeout(run, ms);
  };
  useEffect(() => cancel, []);
  return { after, cancel };
}

/** Which panel is open; Escape, leaving the menu and navigation close it (spec 3 §2). */
export function useMenuPanels({ openOn, path, list, onExpand }: PanelOptions): MenuPanels {
  const [openId, setOpenId] = useState<string>();
  const [scripted, setScripted] = useState(false);
  const [seenPath, setSeenPath] = useState(path);
  const timer = useTimer();
  if (seenPath !== path) {
    setSeenPath(path);
    setOpenId(undefined);
  }

  const open = (id: string | undefined) => {
    timer.cancel();
    setScripted(true);
    if (id !== undefined && id !== openId) onExpand?.(id);
    setOpenId(id);
  };
  useEffect(() => {
    if (openId === undefined) return undefined;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpenId(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [openId, list]);
  // On the document: a panel opened by hover has no focus in it, and one opened by CSS gets no key events.
  const closeOnEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || (scripted && openId === undefined)) return;
    if (scripted || list.current?.matches(':hover')) open(undefined);
  });
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return {
    openId,
    scripted,
    toggle: (id) => open(openId === id ? undefined : id),
    close: () => open(undefined),
    itemHandlers: (id, hasPanel) => ({
      onPointerEnter: ({ pointerType }) => {
        if (openOn === 'hover' && pointerType === 'mouse') {
          setScripted(true);
          timer.after(openId === undefined ? OPEN_DELAY_MS : 0, () => open(hasPanel ? id : undefined));
        }
      },
      onPointerLeave: ({ pointerType }) => {
        if (openOn === 'hover' && pointerType === 'mouse') timer.after(CLOSE_DELAY_MS, () => open(undefined));
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || openId !== id) return;
        open(undefined);
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      onBlur: (event) => {
        const left = !event.currentTarget.contains(event.relatedTarget);
        if (left && event.relatedTarget !== null && openId === id) open(undefined);
      },
    }),
  };
}
