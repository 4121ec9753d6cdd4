import { isolate } from './isolate.ts';
import { clearEntry, entryOf, linkOf, prepareEntry, switchOf } from './menu-entry.ts';
import { createMenuOpener, type LoadMenu, type MenuOpener } from './menu-opener.ts';
import type { MenuLayout } from './menu-props.ts';

/** Long enough not to open for a pointer on its way elsewhere, short enough to feel immediate. */
const OPEN_DELAY_MS = 120;
/** A pointer may leave the panel for a moment on its way to a link. */
const CLOSE_DELAY_MS = 220;
/** Where the menu is a bar; the stylesheet has the same width. */
const WIDE = '(min-width: 64rem)';

export interface MenuOptions {
  /** `click` makes the first press of a top item open its panel instead of its page. */
  readonly openOn: 'hover' | 'click';
  readonly load: LoadMenu | undefined;
  /** The name of the button that opens the panel of a title. */
  readonly labelOf: (title: string) => string;
  readonly onExpand: ((id: string) => void) | undefined;
}

export interface RunningMenu {
  /** Closes panel and drawer. */
  readonly close: () => void;
  /** Removes listeners and added elements; the menu is a list of links again. */
  readonly stop: () => void;
}

type Listen = <Type extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void;

/** One timer at a time: a new one replaces the last. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const after = (ms: number, run: () => void) => {
    cancel();
    timer = setTimeout(run, ms);
  };
  return { after, cancel };
}

/** Opens panels when a pointer rests, and closes them when it has left. */
function openByPointer(nav: HTMLElement, opener: MenuOpener, isOn: () => boolean, listen: Listen) {
  const timer = createTimer();
  let under: Element | null = null;
  const enter = (item: Element | null) => {
    if (item === under) return;
    under = item;
    const entry = entryOf(item);
    if (item === null) timer.after(CLOSE_DELAY_MS, opener.close);
    else {
      const delay = opener.current() === undefined ? OPEN_DELAY_MS : 0;
      timer.after(delay, () => (entry === null ? opener.close() : opener.open(entry)));
    }
  };
  const itemUnder = (target: EventTarget | null): Element | null => {
    let item = target instanceof Element ? target.closest('li') : null;
    // Panels contain lists of their own.
    while (item?.parentElement?.closest('li')) item = item.parentElement.closest('li');
    return item;
  };
  listen(nav, 'pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && isOn()) enter(itemUnder(target));
  });
  listen(nav, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && isOn()) enter(null);
  });
  // A pointer that hovered before hydration sends no event until it moves.
  const waiting = isOn() ? nav.querySelector('li:hover') : null;
  if (waiting !== null) enter(waiting);
  return timer.cancel;
}

/** Closes an open panel with Escape, a press elsewhere, or when it loses the focus. */
function closePanels(nav: HTMLElement, opener: MenuOpener, isOn: () => boolean, listen: Listen) {
  const { ownerDocument: document } = nav;
  listen(document, 'keydown', ({ key }) => {
    const entry = opener.current();
    if (key !== 'Escape' || !isOn() || entry === undefined) return;
    opener.close();
    if (entry.contains(document.activeElement)) switchOf(entry, 'panel')?.focus();
  });
  listen(document, 'pointerdown', ({ target }) => {
    if (isOn() && target instanceof Node && !nav.contains(target)) opener.close();
  });
  listen(nav, 'focusout', ({ target, relatedTarget }) => {
    const entry = entryOf(target);
    const isLeft = relatedTarget instanceof Node && !entry?.contains(relatedTarget);
    if (isOn() && isLeft && entry === opener.current()) opener.close();
  });
}

/** With script the drawer is modal: the page behind is inert, and sections are fetched. */
function runDrawer(nav: HTMLElement, onOpen: () => void, isOn: () => boolean, listen: Listen) {
  let restore: (() => void) | undefined;
  const end = () => {
    restore?.();
    restore = undefined;
  };
  const begin = () => {
    if (!isOn() || restore !== undefined) return;
    restore = isolate(nav);
    nav.querySelector('button')?.focus();
    onOpen();
  };
  listen(nav, 'toggle', (event) => {
    if (event.target === nav && event.newState === 'open') begin();
  });
  // Runs before the browser returns the focus to the button, which must not be inert then.
  listen(nav, 'beforetoggle', (event) => {
    if (event.target === nav && event.newState === 'closed') end();
  });
  if (nav.matches('[popover]') && nav.checkVisibility()) begin();
  return end;
}

/**
 * Adds the behaviour of a menu: panels by hover, button or press; in the drawer, sections by a press. One set of
 * listeners serves the whole menu, whose list stays static markup.
 */
export function createMenu(nav: HTMLElement, { openOn, load, labelOf, onExpand }: MenuOptions): RunningMenu {
  const listening = new AbortController();
  const listen: Listen = (target, type, listener) =>
    // The listener gets events of its type only.
    target.addEventListener(type, listener as EventListener, { signal: listening.signal });
  const wide = matchMedia(WIDE);
  const layout = (): MenuLayout => (wide.matches ? 'panel' : 'drawer');
  const isBar = () => wide.matches;
  const entries = () => [...nav.querySelectorAll<HTMLElement>('li[data-menu]')];
  let following: HTMLElement | undefined;
  const opener = createMenuOpener({
    layout,
    load,
    onExpand,
    follow: (link) => {
      following = link;
      link?.click();
      following = undefined;
    },
  });

  listen(nav, 'click', (event) => {
    const entry = entryOf(event.target);
    if (entry === null || !(event.target instanceof Element)) return;
    const pressed = event.target.closest('a, button');
    const link = linkOf(entry);
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (pressed === null || pressed === following || isOther) return;
    const opensByLink = !isBar() || openOn === 'click' || link?.dataset['document'] !== undefined;
    if (pressed !== switchOf(entry, layout()) && !(pressed === link && opensByLink)) return;
    event.preventDefault();
    opener.toggle(entry);
  });
  listen(nav, 'keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || target.role !== 'button') return;
    event.preventDefault();
    target.click();
  });
  for (const type of ['focusin', 'pointerover'] as const)
    listen(nav, type, ({ target }) => {
      const entry = entryOf(target);
      if (entry !== null) opener.prefetch(entry);
    });
  closePanels(nav, opener, isBar, listen);
  const prepare = () => {
    for (const entry of entries()) prepareEntry(entry, layout(), labelOf);
  };
  prepare();
  const stopPointer = openByPointer(nav, opener, () => isBar() && openOn === 'hover', listen);
  const endDrawer = runDrawer(
    nav,
    () => entries().forEach((entry) => opener.prefetch(entry)),
    () => !isBar(),
    listen,
  );
  const close = () => {
    stopPointer();
    opener.close();
    nav.hidePopover();
  };
  listen(wide, 'change' as never, () => {
    close();
    endDrawer();
    prepare();
  });
  return {
    close,
    stop: () => {
      listening.abort();
      stopPointer();
      endDrawer();
      entries().forEach(clearEntry);
    },
  };
}
