import type { ReactNode } from 'react';
import { Drawer } from './Drawer.tsx';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';

export interface MenuDrawerProps extends MobileMenuProps {
  /** Below the menu: account, stores, country. */
  readonly children?: ReactNode | undefined;
}

export function MenuDrawer({ children, className, ...menu }: MenuDrawerProps) {
  return (
    <Drawer className={className}>
      <MobileMenu {...menu} />
      {children}
    </Drawer>
  );
}
