// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { cartId, fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { PlaceForm } from './PlaceForm.tsx';

type Step = Parameters<typeof PlaceForm>[0]['step'];

const { t } = fakeShopper({}).shopper;
const step = { cartId, sessionID: 'session-1', total: 40, currency: 'GBP', captcha: undefined } as const;

async function label(more: Pick<Step, 'coveredBy' | 'left'>): Promise<string | null> {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <PlaceForm step={{ ...step, ...more }} cart={undefined} isPending={false} />,
    },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
  return (await screen.findByRole('button')).textContent;
}

afterEach(cleanup);

it('the button that orders names what is left to pay', async () => {
  expect(await label({ coveredBy: undefined, left: 29.54 })).toContain('£29.54');
});

it('an order that gift cards and points have paid for is placed by a button without a sum', async () => {
  expect(await label({ coveredBy: 'GIFT_CARD', left: 0 })).not.toContain('£');
});
