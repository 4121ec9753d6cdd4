// @vitest-environment happy-dom
import { toSnapshot, type Decision } from '@haberdash/experiments';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { useActivation, useSetExperiments, useVariant } from '../index.ts';
import type { MyExperiments } from '../server/experiments.server.ts';
import { FEATURES_READY_MS } from '../state/experiments.ts';

const site = { locale: 'en-us', languageTag: 'en-US', language: 'en', currency: 'USD' } as const;
const provider = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>();

const mineOf = (variationKey: string): MyExperiments => {
  const decision: Decision = {
    flagKey: 'winter',
    isEnabled: true,
    variationKey,
    ruleKey: 'winter_test',
    variables: {},
    source: 'feature-test',
    campaignId: 'l1',
    experimentId: 'x1',
    variationId: variationKey,
  };
  return {
    snapshot: toSnapshot(new Map([['winter', decision]])),
    context: {
      accountId: '1',
      projectId: '2',
      revision: '3',
      anonymizeIp: true,
      sendFlagDecisions: false,
      visitorId: `vuid_${'a'.repeat(27)}`,
      attributes: [],
      events: [],
    },
  };
};

const shown: string[] = [];
let setMine: (mine: MyExperiments | undefined) => void = () => undefined;

function useControls() {
  const set = useSetExperiments();
  useEffect(() => {
    setMine = set;
  }, [set]);
}

function Experience({ rendered }: { readonly rendered: string | undefined }) {
  useControls();
  const variant = useVariant('winter', rendered) ?? 'baseline';
  shown.push(variant);
  return <p>{variant}</p>;
}

function Shaped({ variationKey }: { readonly variationKey: string | undefined }) {
  useControls();
  useActivation('winter', variationKey);
  return <p>shaped</p>;
}

function open(Component: () => React.ReactNode) {
  const Stub = createRoutesStub([{ path: '*', Component }]);
  render(
    <StateProvider>
      <TranslatorProvider value={createTranslator({}, site)}>
        <Stub initialEntries={['/en-us']} />
      </TranslatorProvider>
    </StateProvider>,
  );
}
const activations = () => provider.mock.calls.map(([, { body }]) => body);

beforeEach(() => {
  shown.length = 0;
  window.history.replaceState(null, '', '/en-us');
  vi.stubGlobal('fetch', provider);
  provider.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  provider.mockReset();
});

it('the variant that the page was rendered with stays while the visitor’s decisions arrive, and is activated', async () => {
  open(() => <Experience rendered="repairs" />);
  await screen.findByText('repairs');
  act(() => setMine(mineOf('repairs')));
  await vi.waitFor(() => expect(activations()).toHaveLength(1));
  expect(new Set(shown)).toEqual(new Set(['repairs']));
});

it('a page of the baseline shows the visitor’s variant once it is known', async () => {
  open(() => <Experience rendered={undefined} />);
  await screen.findByText('baseline');
  act(() => setMine(mineOf('repairs')));
  expect(await screen.findByText('repairs')).toBeTruthy();
});

it('without decisions of the visitor, and after a withdrawal, the baseline is shown', async () => {
  open(() => <Experience rendered="repairs" />);
  await screen.findByText('repairs');
  act(() => setMine(undefined));
  expect(screen.getByText('baseline')).toBeTruthy();
});

it('first decisions that take longer than the wait for features change nothing on the page', async () => {
  open(() => <Experience rendered={undefined} />);
  await screen.findByText('baseline');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + FEATURES_READY_MS + 60_000);
  act(() => setMine(mineOf('repairs')));
  expect(screen.getByText('baseline')).toBeTruthy();
  act(() => setMine(mineOf('repairs')));
  expect(await screen.findByText('repairs')).toBeTruthy();
});

it('a page that the server has shaped is activated with the same decision only', async () => {
  open(() => <Shaped variationKey="newest" />);
  await screen.findByText('shaped');
  act(() => setMine(mineOf('relevance')));
  act(() => setMine(mineOf('newest')));
  await vi.waitFor(() => expect(activations()).toHaveLength(1));
  expect(activations()[0]).toContain('"variation_key":"newest"');
});
