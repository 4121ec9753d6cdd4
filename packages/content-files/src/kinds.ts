/** Kinds of document files, with their folders and the parts of the schema. */
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
  article: '#/$defs/Article',
  draft: '#/$defs/Draft',
} as const;
export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

/** Kinds of documents that the service returns, with the parts of the schema. */
export const SERVED_KINDS = {
  page: '',
  augmentedpage: '',
  category: '',
  fragment: '',
  product: '',
  menu: '#/$defs/Menu',
  footer: '#/$defs/Footer',
  popups: '#/$defs/PopUps',
  tags: '#/$defs/ServedTags',
  article: '#/$defs/Article',
  help: '#/$defs/HelpEntry',
  event: '#/$defs/EventSignup',
} as const;
export type ServedKind = keyof typeof SERVED_KINDS;

export const isServedKind = (name: string): name is ServedKind => Object.hasOwn(SERVED_KINDS, name);

/** True if a document is a list of blocks. */
export const hasBlocks = (kind: string): boolean => isServedKind(kind) && SERVED_KINDS[kind] === '';
