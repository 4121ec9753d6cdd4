// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createConsentGate } from '@haberdash/experiments';
import { search } from '@haberdash/analytics/events';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createTracker } from '../../model/tracker.ts';
import { EventConsole } from './EventConsole.tsx';
import { logEvent } from './event-log.ts';

afterEach(cleanup);

async function open() {
  const gate = createConsentGate({ region: 'EMEA', cookies: null });
  const tracker = createTracker({ push: () => undefined });
  tracker.page({ path: '/en-gb/cart', profile: { isLoyaltyMember: true } });
  const Stub = createRoutesStub([
    { path: '*', Component: () => <EventConsole gate={gate} tracker={tracker} /> },
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
