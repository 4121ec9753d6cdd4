import type { Menu, MenuEntry } from '../model/menu.ts';

/** A first level in the document: its link, and whether it has content. */
export type MenuItem = Pick<
  MenuEntry,
  'id' | 'title' | 'titleHtml' | 'url' | 'trackingName' | 'style' | 'icon' | 'titleVisibility'
> & {
  readonly hasPanel: boolean;
};

/** The first level of a menu without its content. */
export const menuItems = (menu: Menu): readonly MenuItem[] =>
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
