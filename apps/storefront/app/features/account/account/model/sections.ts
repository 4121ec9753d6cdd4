/** The pages of the account in the order of its navigation; each has a title `overview.<name>`. */
export const SECTIONS = [
  ['overview', 'account'],
  ['orders', 'account/orders'],
  ['loyalty', 'account/loyalty'],
  ['addresses', 'account/addresses'],
  ['payment', 'account/payment'],
  ['profile', 'account/profile'],
  ['password', 'account/password'],
  ['preferences', 'account/preferences'],
  ['privacy', 'account/privacy'],
] as const;

export type Section = (typeof SECTIONS)[number][0];
