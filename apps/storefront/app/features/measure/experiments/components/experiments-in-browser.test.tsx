// @vitest-environment happy-dom
import { toSnapshot, type Decision } from '@haberdash/experiments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useMemo } from 'react';
import { createRoutesStub, useFetcher, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECALCULATE } from './use-follow-decisions.ts';
import { useConversion, useFollowDecisions, useSetExperiments, useVariation } from '../index.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { documentConsent } from '../../consent/index.ts';
import type { MyExperiments } from '../server/experiments.server.ts';

const site = { locale: 'en-us', languageTag: 'en-US', language: 'en', currency: 'USD' } as const;
const provider = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>();
const warned = vi.fn();

const decision = (variationKey: string): Decision => ({
  flagKey: 'prompt',
  isEnabled: true,
  variationKey,
  ruleKey: 'prompt_test',
  variables: {},
  source: 'feature-test',
  campaignId: 'l1',
  experimentId: 'x1',
  variationId: variationKey,
});
const mineOf = (variationKey: string): MyExperiments => ({
  snapshot: toSnapshot(new Map([['prompt', decision(variationKey)]])),
  context: {
    accountId: '1',
    projectId: '2',
    revision: '3',
    anonymizeIp: true,
    sendFlagDecisions: false,
    visitorId: `vuid_${'a'.repeat(27)}`,
    attributes: [],
    events: [['purchase', 'e1']],
  },
});

interface Sent {
  readonly visitors: { readonly snapshots: { readonly events: Record<string, unknown>[] }[] }[];
}
const sent = () =>
  provider.mock.calls.flatMap(([, request]) =>
    (JSON.parse(request.body) as Sent).visitors.flatMap(({ snapshots }) =>
      snapshots.flatMap(({ events }) => events),
    ),
  );
const keys = () => sent().map(({ key }) => key);

let go: (path: string) => void = () => undefined;
let read = vi.fn<() => MyExperiments | undefined>();

function Screen({ order }: { readonly order?: string | undefined }) {
  const setMine = useSetExperiments();
  const navigate = useNavigate();
  const shown = useVariation('prompt')?.variationKey;
  useFollowDecisions();
  const conversion = useMemo(
    () => (order === undefined ? undefined : { eventKey: 'purchase', cause: order, tags: { revenue: 12.7 } }),
    [order],
  );
  useConversion(conversion);
  useEffect(() => {
    go = (path) => void navigate(path);
  }, [navigate]);
  // As the frame of the shop takes what is the shopper's own.
  const { data } = useFetcher<{ experiments: MyExperiments | undefined }>({ key: 'me' });
  useEffect(() => setMine(data === undefined ? mineOf('first') : data.experiments), [data, setMine]);
  return <p>{shown ?? 'baseline'}</p>;
}

function open(order?: string) {
  const Stub = createRoutesStub([
    { path: '/:locale/me', loader: () => ({ experiments: read() }) },
    { path: '*', Component: () => <Screen order={order} /> },
  ]);
  render(
    <StateProvider>
      <TranslatorProvider value={createTranslator({}, site)}>
        <Stub initialEntries={['/en-us']} />
      </TranslatorProvider>
    </StateProvider>,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/en-us');
  vi.stubGlobal('fetch', provider);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  provider.mockImplementation(async () => new Response(null, { status: 204 }));
  read = vi.fn<() => MyExperiments | undefined>(() => mineOf('second'));
});
afterEach(() => {
  cleanup();
  provider.mockReset();
  warned.mockReset();
  documentConsent('NORA').gate.restore('targeting');
});

it('a decision is activated once on each page, and again when the path has changed', async () => {
  open();
  expect(await screen.findByText('first')).toBeTruthy();
  await vi.waitFor(() => expect(keys()).toEqual(['campaign_activated']));
  await act(async () => go('/en-us?filter=red'));
  await act(async () => go('/en-us/c/jackets-1100'));
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  await act(async () => go('/en-us'));
  await vi.waitFor(() => expect(keys()).toHaveLength(3));
});

it('decisions are read again on a recalculation event, however many come at once', async () => {
  open();
  await screen.findByText('first');
  for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event(RECALCULATE));
  expect(await screen.findByText('second')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
});

it('a withdrawal brings the baseline back at once, and an answer brings decisions', async () => {
  open();
  await screen.findByText('first');
  const { gate } = documentConsent('NORA');
  read.mockReturnValue(undefined);
  act(() => gate.withdraw('targeting'));
  expect(screen.getByText('baseline')).toBeTruthy();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  read.mockReturnValue(mineOf('second'));
  act(() => gate.restore('targeting'));
  expect(await screen.findByText('second')).toBeTruthy();
});

it('a conversion is reported once per cause, also when its page is opened again', async () => {
  open('order-1');
  await vi.waitFor(() => expect(keys()).toContain('purchase'));
  expect(sent().find(({ key }) => key === 'purchase')).toMatchObject({ entity_id: 'e1', revenue: 12 });
  cleanup();
  provider.mockClear();
  open('order-1');
  await screen.findByText('first');
  await act(async () => go('/en-us/other'));
  await vi.waitFor(() => expect(keys()).toContain('campaign_activated'));
  expect(keys()).not.toContain('purchase');
});

it('a conversion is no matter of anybody who rejects', async () => {
  documentConsent('NORA').gate.withdraw('targeting');
  open('order-2');
  await screen.findByText('first');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(keys()).toEqual([]);
});

it('a document of a visitor who rejects clears what this browser has stored for the provider', async () => {
  documentConsent('NORA').gate.withdraw('targeting');
  const stored = ['haberdash-converted', 'haberdash-pending-events'];
  for (const key of stored) localStorage.setItem(key, '["purchase order-3"]');
  open();
  await screen.findByText('first');
  expect(stored.map((key) => localStorage.getItem(key))).toEqual([null, null]);
});

it('an event that does not arrive is warned of with its status', async () => {
  provider.mockImplementation(async () => new Response(null, { status: 400 }));
  open();
  await act(async () => go('/en-us/stores'));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('Event send failed (400)'));
});
