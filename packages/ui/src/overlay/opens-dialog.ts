import type { MouseEvent } from 'react';

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/**
 * Attributes of the button that opens a dialog by id, before and without any script; browsers without
 * `command` support use the click handler.
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
