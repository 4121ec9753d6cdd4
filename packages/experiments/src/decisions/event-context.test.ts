import { expect, it } from 'vitest';
import { configOf } from './config.fixtures.ts';
import { eventContext } from './event-context.ts';
import { createUser, type User } from './user.ts';

function userOf(attributes: object): User {
  const user = createUser('visitor', { attributes });
  if (user === undefined) throw new Error('no user');
  return user;
}

it("has the common fields of a user's events, and can be serialised as JSON", () => {
  const context = eventContext(configOf(), userOf({ device: 'phone' }));
  expect(JSON.parse(JSON.stringify(context))).toEqual({
    accountId: 'account',
    projectId: 'project',
    revision: '7',
    anonymizeIp: true,
    sendFlagDecisions: true,
    visitorId: 'visitor',
    attributes: [
      ['attribute-1', 'device', 'phone'],
      ['$opt_bot_filtering', '$opt_bot_filtering', false],
    ],
    events: [['purchase', 'event-1']],
  });
});

it('drops attributes that the project does not know, and keeps reserved ones', () => {
  const attributes = { secret: 'x', toString: 'x', $opt_bucketing_id: 'b' };
  const context = eventContext(configOf({ botFiltering: undefined }), userOf(attributes));
  expect(context.attributes).toEqual([['$opt_bucketing_id', '$opt_bucketing_id', 'b']]);
});
