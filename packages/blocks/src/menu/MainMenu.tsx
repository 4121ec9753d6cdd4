import { classNames, IconButton } from '@haberdash/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import { createMenu, type RunningMenu } from './create-menu.ts';
import styles from './main-menu.module.css';
import type { LoadMenu } from './menu-opener.ts';

interface MenuButtonProps {
  readonly menu: string;
  readonly className?: string | undefined;
}

/** Opens the menu as a drawer on narrow windows, without script as well. */
export function MenuButton({ menu, className }: MenuButtonProps) {
  const { texts } = useBlocks();
  return (
    <IconButton
      className={classNames(styles['opener'], className)}
      label={texts.openMenu}
      icon="menu"
      popoverTarget={menu}
    />
  );
}

export interface MainMenuProps {
  readonly id: string;
  /** `click` makes the first press of a top item open its panel instead of its page. */
  readonly openOn?: 'hover' | 'click' | undefined;
  /** Fetches the content of an entry, unless the document has it. */
  readonly load?: LoadMenu | undefined;
  readonly onExpand?: ((id: string) => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The main menu (spec 3 §2), one list for every width: on wide windows a bar whose links open panels by hover, button
 * or press; on narrow ones a drawer that `MenuButton` opens, with sections in place. A navigation closes both. A panel
 * fills the nearest positioned box, usually the header. Without script its links lead to pages.
 */
export function MainMenu({ id, openOn = 'hover', load, onExpand, children, className }: MainMenuProps) {
  const { texts, path } = useBlocks();
  const nav = useRef<HTMLElement>(null);
  const running = useRef<RunningMenu>(undefined);
  const expanded = useEffectEvent((entry: string) => onExpand?.(entry));
  const labelOf = useEffectEvent((title: string) => texts.expandMenu(title));
  const loaded = useEffectEvent<LoadMenu>(
    (entry, layout) => load?.(entry, layout) ?? Promise.reject(new TypeError(`nothing loads ${entry}`)),
  );
  useEffect(() => {
    if (nav.current === null) return undefined;
    const menu = createMenu(nav.current, { openOn, load: loaded, labelOf, onExpand: expanded });
    running.current = menu;
    return menu.stop;
  }, [openOn]);
  useEffect(() => () => running.current?.close(), [path]);
  return (
    <nav
      ref={nav}
      id={id}
      popover="auto"
      aria-label={texts.mainMenu}
      className={classNames(styles['menu'], className)}
    >
      <IconButton
        className={styles['close']}
        label={texts.closeMenu}
        icon="close"
        popoverTarget={id}
        popoverTargetAction="hide"
      />
      {children}
    </nav>
  );
}
