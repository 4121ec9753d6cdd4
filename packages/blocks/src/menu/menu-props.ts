/** The name of a chosen link is the same in every language. */
export type SelectMenuLink = ((link: { readonly id: string; readonly name: string }) => void) | undefined;

/** How the menu is shown: a bar with panels on wide windows, a drawer with sections on others. */
export type MenuLayout = 'panel' | 'drawer';
