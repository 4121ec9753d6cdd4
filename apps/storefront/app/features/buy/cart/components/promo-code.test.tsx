// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { cart, cartItem } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { CartResult } from '../model/cart-result.ts';
import { toCartView } from '../model/cart-view.ts';
import { PromoCode } from './PromoCode.tsx';
import { t } from './show-part.fixtures.tsx';

const text = 'This code has expired.';
const rejected: CartResult = {
  ok: false,
  intent: 'apply-code',
  formError: { code: 'PRM155', text, place: 'field', field: 'code', typed: 'SUMMER' },
};

function Bag() {
  const [qty, setQty] = useState(2);
  return (
    <>
      <PromoCode coupons={[]} items={toCartView(cart({ items: [cartItem({ qty })] }), t).items} />
      <button type="button" onClick={() => setQty(3)}>
        More
      </button>
    </>
  );
}

async function reject(): Promise<HTMLElement> {
  const Stub = createRoutesStub([
    { path: '/', Component: Bag },
    { path: '/en-gb/cart', action: () => structuredClone(rejected) },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
  const input = await screen.findByRole('textbox');
  fireEvent.submit(input.closest('form') ?? document.body);
  await screen.findByText(text);
  return input;
}

afterEach(cleanup);

it('a rejected promo code is no longer said to be wrong once another one is typed', async () => {
  fireEvent.input(await reject(), { target: { value: 'W' } });
  expect(screen.queryByText(text)).toBeNull();
});

it('a rejected promo code is no longer said to be wrong once the bag has changed', async () => {
  await reject();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByText(text)).toBeNull();
});

it('a promo code that is rejected once more is said to be wrong once more', async () => {
  const input = await reject();
  fireEvent.input(input, { target: { value: 'SUMMER' } });
  fireEvent.submit(input.closest('form') ?? document.body);
  expect(await screen.findByText(text)).toBeDefined();
});
