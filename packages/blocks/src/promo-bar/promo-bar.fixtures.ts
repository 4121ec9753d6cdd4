import { blockOf } from '../testing/parse.fixtures.ts';

export const promoBarJson = {
  id: 'promo',
  messages: [
    {
      id: 'delivery',
      richText: 'Free delivery from $150',
      targets: [{ text: 'Details', url: '/help/delivery' }],
    },
    { id: 'returns', richText: '<strong>60 days</strong> to send it back', background: 'accent' },
    {
      id: 'repair',
      richText: 'We repair what we make',
      clickable: true,
      targets: [{ text: 'Repairs', url: '/repairs' }],
      background: 'sunken',
    },
  ],
};

export const promoBar = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('PromoBar', { ...promoBarJson, ...overrides });
