import { classNames, Dialog, IconButton, MenuIcon, opensDialog } from '@haberdash/ui';
import { useEffect, useId, type ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import styles from './mega-menu.module.css';

export interface DrawerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The narrow menu's button and modal drawer; works without a script, closes on navigation. */
export function Drawer({ children, className }: DrawerProps) {
  const { texts, path } = useBlocks();
  const id = useId();
  useEffect(
    () => () => {
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
    },
    [id, path],
  );
  return (
    <>
      <IconButton
        className={classNames(styles['drawerButton'], className)}
        label={texts.openMenu}
        icon={<MenuIcon size="lg" />}
        {...opensDialog(id)}
      />
      <Dialog
        id={id}
        variant="start"
        title={texts.mainMenu}
        closeLabel={texts.closeMenu}
        className={styles['drawer']}
      >
        {children}
      </Dialog>
    </>
  );
}
