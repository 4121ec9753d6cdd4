import { blockOf } from '../testing/parse.fixtures.ts';

export const benefitBarJson = {
  id: 'benefit',
  title: 'Members ship free',
  subtitle: 'Join Northfell Outside and get express delivery on every order.',
  targets: [{ text: 'Join for free', url: '/join' }],
};

export const benefitBar = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('BenefitBar', { ...benefitBarJson, ...overrides });
