import { blockOf } from '../testing/parse.fixtures.ts';

/** What an editor writes for a benefit bar. */
export const benefitBarJson = {
  id: 'benefit',
  title: 'Members ship free',
  subtitle: 'Join Northfell Outside and get express delivery on every order.',
  targets: [{ text: 'Join for free', url: '/join' }],
};

/** A benefit bar. */
export const benefitBar = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('BenefitBar', { ...benefitBarJson, ...overrides });
