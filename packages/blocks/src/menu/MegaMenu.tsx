import type { Menu } from '../model/index.ts';
import { MenuBar, type MenuBarProps } from './MenuBar.tsx';
import { menuBarItems } from './menu-bar-items.ts';
import { MenuPanel } from './MenuPanel.tsx';

export interface MegaMenuProps extends Omit<MenuBarProps, 'items' | 'panel'> {
  readonly menu: Menu;
}

/**
 * The main menu of wide windows. Top items are links; their panel opens on hover, by a button for keyboards,
 * or on press. Without a script CSS opens it. It fills the nearest positioned box.
 */
export function MegaMenu({ menu, ...rest }: MegaMenuProps) {
  const panel = (id: string) => {
    const entry = menu.find((each) => each.id === id);
    return entry && <MenuPanel entry={entry} onSelect={rest.onSelect} />;
  };
  return <MenuBar {...rest} items={menuBarItems(menu)} panel={panel} />;
}
