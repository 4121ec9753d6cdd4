import type { Menu } from '../model/menu.ts';
import type { MenuBarItem } from './MenuBar.tsx';

/** The top items of a menu, without what their panels show. */
export const menuBarItems = (menu: Menu): readonly MenuBarItem[] =>
  menu.map(({ id, title, url, trackingName, style, columns, visualSelectors }) => ({
    id,
    title,
    url,
    trackingName,
    style,
    hasPanel: columns.length > 0 || visualSelectors.length > 0,
  }));
