import { expect, it } from 'vitest';
import { carryCampaign } from './carry-campaign.ts';

it.each([
  ['the bare address', '/?utm_source=mail', '/en-us', '/en-us?utm_source=mail'],
  [
    'an old slug',
    '/en-us/p/old-NF4IYI9P?utm_source=mail&gclid=2',
    '/en-us/p/new-NF4IYI9P',
    '/en-us/p/new-NF4IYI9P?utm_source=mail&gclid=2',
  ],
  ['a query of its own', '/x?fbclid=1&q=coat', '/y?q=coat#top', '/y?q=coat&fbclid=1#top'],
  ['the same parameter', '/x?utm_source=a', '/y?utm_source=b', '/y?utm_source=b'],
  ['a named parameter', '/x?leadSource=FB&referral_code=ABC', '/y', '/y?leadSource=FB&referral_code=ABC'],
  [
    'the page that has read them',
    '/en-us/sign-up?email=a%40b.example&leadSource=FB&utm_source=mail',
    '/en-us/sign-up',
    '/en-us/sign-up?utm_source=mail',
  ],
  ['nothing to carry', '/x?preview=true&email=a%40b.example', '/y', '/y'],
  ['no query', '/x', '/y', '/y'],
  ['another shop', '/x?utm_source=a', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ['another host in disguise', '/x?utm_source=a', '//elsewhere.example/', '//elsewhere.example/'],
])('a redirect from %s', (_what, url, location, expected) => {
  expect(carryCampaign(url, location)).toBe(expected);
});
