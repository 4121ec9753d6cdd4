import type { MouseEvent } from 'react';

const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/** Attributes of a button that opens a dialog without a script; by click handler in older browsers. */
export const opensDialog = (id: string) => ({
  commandfor: id,
  command: 'show-modal',
  'aria-haspopup': 'dialog' as const,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const dialog = currentTarget.ownerDocument.getElementById(id);
    if (!knowsCommands() && dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  },
});
