import type { Menu } from '../model/index.ts';
import { MainMenu, MenuButton, type MainMenuProps } from './MainMenu.tsx';
import contents from './menu-contents.module.css';
import { menuItems } from './menu-items.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MenuSection, type MenuSectionProps } from './MenuSection.tsx';

export interface MegaMenuProps
  extends
    Omit<MainMenuProps, 'id' | 'load' | 'children'>,
    Pick<MenuSectionProps, 'groupShopAll' | 'onSelect'> {
  readonly menu: Menu;
}

const ID = 'mega-menu';

/** The main menu with its button, and with all panels and sections in the document. */
export function MegaMenu({ menu, groupShopAll, onSelect, ...rest }: MegaMenuProps) {
  const contentsOf = (id: string) => {
    const entry = menu.find((each) => each.id === id);
    return (
      entry && (
        <>
          <div className={contents['panel']} data-layout="panel">
            <MenuPanel entry={entry} onSelect={onSelect} />
          </div>
          <div className={contents['drawer']} data-layout="drawer">
            <MenuSection entry={entry} groupShopAll={groupShopAll} onSelect={onSelect} />
          </div>
        </>
      )
    );
  };
  return (
    <>
      <MenuButton menu={ID} />
      <MainMenu id={ID} {...rest}>
        <ul>
          <MenuLinks items={menuItems(menu)} contents={contentsOf} onSelect={onSelect} />
        </ul>
      </MainMenu>
    </>
  );
}
