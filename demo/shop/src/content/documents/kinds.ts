/** Kinds of document files, with their folders and schemas. */
export const KINDS = {
  page: '',
  augmentedpage: '',
  category: '',
  fragment: '',
  product: '',
  menu: '#/$defs/Menu',
  footer: '#/$defs/Footer',
  popups: '#/$defs/PopUps',
  tags: '#/$defs/Tags',
  story: '#/$defs/Story',
  draft: '#/$defs/Draft',
} as const;
export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
