import { addContent, contentOf, linkOf, setOpen } from './menu-entry.ts';
import type { MenuLayout } from './menu-props.ts';

/** Fetches the content of an entry for a layout; rejects on failure. */
export type LoadMenu = (id: string, layout: MenuLayout) => Promise<readonly Node[]>;

export interface MenuOpener {
  /** The entry that is open. */
  readonly current: () => HTMLElement | undefined;
  /** Fetches the content of an entry ahead; a failure is ignored, and the next try fetches again. */
  readonly prefetch: (entry: HTMLElement) => void;
  /** Opens an entry once its content is there; does nothing if that fails. */
  readonly open: (entry: HTMLElement) => void;
  readonly close: () => void;
  /** Toggles a pressed entry; follows its link if its content cannot be fetched. */
  readonly toggle: (entry: HTMLElement) => void;
}

interface OpenerOptions {
  readonly layout: () => MenuLayout;
  readonly load: LoadMenu | undefined;
  readonly follow: (link: HTMLElement | undefined) => void;
  readonly onExpand: ((id: string) => void) | undefined;
}

const idOf = (entry: HTMLElement): string => entry.dataset['menu'] ?? '';

/** Adds content to entries; each is fetched once, or again after a failure. */
function createContents(load: LoadMenu | undefined) {
  const pending = new Map<string, Promise<void>>();
  return (entry: HTMLElement, layout: MenuLayout): Promise<void> => {
    const key = `${layout} ${idOf(entry)}`;
    const found = pending.get(key);
    if (found !== undefined) return found;
    const fetched = async () => {
      try {
        const nodes = await load?.(idOf(entry), layout);
        if (nodes === undefined) throw new TypeError(`nothing below ${key}`);
        addContent(entry, layout, nodes);
      } finally {
        pending.delete(key);
      }
    };
    const promise = fetched();
    pending.set(key, promise);
    return promise;
  };
}

/** Keeps at most one entry of a menu open (spec 3 §4). */
export function createMenuOpener({ layout, load, follow, onExpand }: OpenerOptions): MenuOpener {
  const fetchContent = createContents(load);
  let current: HTMLElement | undefined;
  /** The entry to open when its content arrives. */
  let wanted: HTMLElement | undefined;

  const show = (entry: HTMLElement | undefined) => {
    wanted = entry;
    if (entry === current) return;
    if (current !== undefined) setOpen(current, layout(), false);
    current = entry;
    if (entry === undefined) return;
    setOpen(entry, layout(), true);
    onExpand?.(idOf(entry));
  };
  const openBy = (entry: HTMLElement, isPress: boolean) => {
    if (contentOf(entry, layout()) !== undefined) {
      show(entry);
      return;
    }
    wanted = entry;
    if (isPress) entry.setAttribute('aria-busy', 'true');
    fetchContent(entry, layout())
      .then(
        () => {
          if (wanted === entry) show(entry);
        },
        () => {
          if (wanted !== entry) return;
          wanted = current;
          if (isPress) follow(linkOf(entry));
        },
      )
      .finally(() => entry.removeAttribute('aria-busy'));
  };
  return {
    current: () => current,
    prefetch: (entry) => {
      if (contentOf(entry, layout()) === undefined) fetchContent(entry, layout()).catch(() => undefined);
    },
    open: (entry) => openBy(entry, false),
    close: () => show(undefined),
    toggle: (entry) => {
      if (entry === current) show(undefined);
      else openBy(entry, true);
    },
  };
}
