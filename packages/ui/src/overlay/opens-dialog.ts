import type { MouseEvent } from 'react';

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/**
 * Attributes of the button that opens the dialog of an id. The browser does it itself, before any script has arrived
 * and without one; browsers that do not know commands yet get it from the click handler.
 */
export const opensDialog = (id: string) => ({
  commandfor: id,
  command: 'show-modal',
  'aria-haspopup': 'dialog' as const,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const dialog = currentTarget.ownerDocument.getElementById(id);
    if (!knowsCommands() && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  },
});
