/** The kinds of documents that are files, each with a folder and with its part of the JSON Schema of all documents. */
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

/** Whether a folder of files is one of a kind of documents. */
export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
