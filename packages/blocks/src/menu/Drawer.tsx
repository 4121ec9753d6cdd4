import { classNames, CloseIcon, IconButton, MenuIcon } from '@haberdash/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import styles from './mega-menu.module.css';

export interface DrawerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The button and the drawer of the narrow menu: a native popover, so it opens, closes and gives the focus back without a script. */
export function Drawer({ children, className }: DrawerProps) {
  const { texts, path } = useBlocks();
  const id = useId();
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = drawer.current;
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover();
    };
  }, [path]);
  return (
    <>
      <IconButton
        className={classNames(styles['drawerButton'], className)}
        label={texts.openMenu}
        icon={<MenuIcon size="lg" />}
        popoverTarget={id}
      />
      <div ref={drawer} id={id} popover="auto" className={styles['drawer']}>
        <div className={styles['drawerHead']}>
          <IconButton
            label={texts.closeMenu}
            icon={<CloseIcon size="lg" />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        {children}
      </div>
    </>
  );
}
