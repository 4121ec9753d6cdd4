// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createConsentGate, toSnapshot, type Decision } from '@haberdash/experiments';
import { search } from '@haberdash/analytics/events';
import { useEffect } from 'react';
import { createRoutesStub, useFetcher } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createTracker } from '../../model/tracker.ts';
import { EventConsole } from './EventConsole.tsx';
import { logEvent } from './event-log.ts';

afterEach(cleanup);

async function open(snapshot?: string) {
  const gate = createConsentGate({ region: 'EMEA', cookies: null });
  const tracker = createTracker({ push: () => undefined });
  tracker.page({ path: '/en-gb/cart', profile: { isLoyaltyMember: true } });
  const Stub = createRoutesStub([
    { path: '/me', loader: () => ({ experiments: { snapshot } }) },
    {
      path: '*',
      Component: () => {
        const { load } = useFetcher({ key: 'me' });
        useEffect(() => void load('/me'), [load]);
        return <EventConsole gate={gate} tracker={tracker} />;
      },
    },
  ]);
  render(<Stub initialEntries={['/en-gb/cart']} />);
  await screen.findByRole('region', { name: 'Analytics console' });
  return { gate };
}

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('shows consent as it is now, page type, segment and channel', async () => {
  const { gate } = await open();
  expect([fact('performance'), fact('pageType'), fact('segment')]).toEqual(['not-asked', 'Cart', 'Loyalty']);
  act(() => gate.update({ cookies: 'OptanonConsent=groups=C0002:1' }));
  expect(fact('performance')).toBe('granted');
});

it('shows each event as it goes, with what became of it', async () => {
  await open();
  act(() => logEvent(search('coat'), 'not-asked'));
  act(() => logEvent(search('boots'), 'granted'));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toMatch(/search \(sent\).*boots/s);
  expect(rows[1]).toMatch(/search \(waiting for consent\).*coat/s);
});

it('shows each decision with its reason', async () => {
  const decision: Decision = {
    flagKey: 'search_prompt',
    isEnabled: true,
    variationKey: 'kinds',
    ruleKey: 'search_prompt_test',
    variables: {},
    source: 'feature-test',
    campaignId: '1001',
    experimentId: '11',
    variationId: '111',
  };
  const held: Decision = {
    ...decision,
    isEnabled: false,
    source: 'rollout',
    ruleKey: '',
    heldBackBy: { ...decision, source: 'holdout', ruleKey: 'untouched_visitors' },
  };
  await open(
    toSnapshot(
      new Map([
        ['search_prompt', decision],
        ['listing_sort', held],
      ]),
    ),
  );
  expect(await screen.findByText('search_prompt: kinds (feature-test, search_prompt_test)')).toBeTruthy();
  expect(screen.getByText('listing_sort: off (rollout, held back by untouched_visitors)')).toBeTruthy();
});
