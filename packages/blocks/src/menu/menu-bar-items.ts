import type { Menu } from '../model/menu.ts';
import type { MenuBarItem } from './MenuBar.tsx';

/** The top items of a menu, without their panels. */
export const menuBarItems = (menu: Menu): readonly MenuBarItem[] =>
  menu.map(
    ({
      id,
      title,
      titleHtml,
      url,
      trackingName,
      style,
      icon,
      titleVisibility,
      columns,
      visualSelectors,
    }) => ({
      id,
      title,
      ...(titleHtml === undefined ? {} : { titleHtml }),
      url,
      trackingName,
      style,
      ...(icon === undefined ? {} : { icon, titleVisibility }),
      hasPanel: columns.length > 0 || visualSelectors.length > 0,
    }),
  );
