// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from '../server/account.fixtures.ts';
import { redirectWithAccountFlash } from '../server/account-flash.server.ts';
import { readPayment } from '../server/payment.server.ts';
import Payment from '../routes/account-payment.tsx';

const { t } = fakeShopper({}).shopper;
const path = '/en-gb/account/payment';

async function show(formErrors: readonly string[]) {
  const responses = {
    [CONSUMER]: consumer(),
    'GET /consumers-v3/consumer/payment_instruments': { body: { paymentInstruments: [] } },
  };
  const { shopper } = person(responses, { path: '/account/payment' });
  redirectWithAccountFlash(shopper, 'account/payment', 'card');
  const loaderData = await readPayment(shopper);
  const actionData =
    formErrors.length === 0
      ? undefined
      : {
          formErrors: formErrors.map((text) => ({ code: 'PYT404', text, place: 'banner' as const })),
          values: {},
        };
  const Component = () => (
    <TranslatorProvider value={t}>
      {/* What the router gives beside these the page does not use. */}
      <Payment {...({ loaderData, actionData } as unknown as Parameters<typeof Payment>[0])} />
    </TranslatorProvider>
  );
  const Stub = createRoutesStub([{ path, Component }]);
  render(<Stub initialEntries={[path]} />);
}

afterEach(cleanup);

it('what was done is shown', async () => {
  await show([]);
  expect((await screen.findByRole('status')).textContent).toContain('saved');
});

it('an earlier flash message is not shown beside the error of the next try', async () => {
  await show(['This gift card is unknown.']);
  expect(await screen.findByText(/unknown/)).toBeDefined();
  expect(screen.queryByText(/is saved/)).toBeNull();
});
