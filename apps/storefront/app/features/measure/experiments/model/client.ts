/** Who sends events, as the provider's reports name it. */
export const CLIENT = { name: 'haberdash-storefront', version: '1.0.0' };
