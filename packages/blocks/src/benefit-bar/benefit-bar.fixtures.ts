import { blockOf } from '../testing/parse.fixtures.ts';

/** A benefit bar. */
export const benefitBar = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('BenefitBar', {
    id: 'benefit',
    title: 'Members ship free',
    subtitle: 'Join Northfell Outside and get express delivery on every order.',
    targets: [{ text: 'Join for free', url: '/join' }],
    ...overrides,
  });
