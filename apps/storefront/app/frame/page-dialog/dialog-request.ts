/** Header of requests for a page in a dialog. */
export const DIALOG_HEADER = 'x-page-dialog';

/** Whether a page is asked for to be shown over another one. */
export const isInDialog = ({ headers }: Request): boolean => headers.has(DIALOG_HEADER);
