/**
 * The id and name by which reports know a menu entry, in every language alike (spec 3 §3, delocalizedTracking): the
 * menu is markup, so a script reads them from the link.
 */
export const tracked = (id: string, name: string) => ({ 'data-track': `${id.replaceAll(' ', '-')} ${name}` });
