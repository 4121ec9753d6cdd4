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

/** Long enough not to open for a pointer on its way elsewhere, short enough to feel at once. */
const OPEN_DELAY_MS = 120;
/** A pointer may leave the panel for a moment on its way to a link. */
const CLOSE_DELAY_MS = 220;

export interface MenuPanels {
  readonly openId: string | undefined;
  /** False until the script handled something; until then stylesheets open panels by pointer and focus alone. */
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
  /** A change of it closes the menu. */
  readonly path: string;
  readonly list: RefObject<HTMLElement | null>;
  readonly onExpand?: ((id: string) => void) | undefined;
}

/** One timer at a time; the last wish wins. */
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

/** Closed, or open at one top item: by pointer or button; Escape, leaving it and a new route close it (spec 3 §2). */
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
  // A panel that the pointer opened has no focus in it, and its keys go elsewhere. Before the first event that was
  // handled it is the stylesheet that opens it, which hears of no key.
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
