import { blockOf } from '../testing/parse.fixtures.ts';

export const popUpJson = {
  id: 'welcome',
  name: 'Welcome',
  minimizedTitle: '10 % off your first order',
  maximizedTitle: '10 % off your first order',
  richText: '<p>With the code WELCOME10, until the end of the month.</p>',
  targets: [{ text: 'Find something', url: '/c/new-8000' }],
  disclaimer: 'Once for each shopper. Not with other codes.',
};

export const popUp = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('PopUp', { ...popUpJson, ...overrides });
