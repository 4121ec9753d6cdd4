/** A menu link was chosen; its name is the same in every language. */
export type SelectMenuLink = ((link: { readonly id: string; readonly name: string }) => void) | undefined;
