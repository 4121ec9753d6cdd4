// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useFetcher } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnouncement } from '../../../../shared/state/announcements.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { cart } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { CartResult } from '../model/cart-result.ts';
import { toCartView } from '../model/cart-view.ts';
import { LineControls } from './LineControls.tsx';
import { t } from './show-part.fixtures.tsx';

const view = toCartView(cart(), t);
const [line] = view.items;

function Controls({ more }: { readonly more: object }) {
  const removal = useFetcher<CartResult>({ key: 'removal' });
  return (
    line !== undefined && (
      <LineControls
        line={{ ...line, pending: false, ...more }}
        removal={removal}
        formError={undefined}
        canSave
      />
    )
  );
}

function Announced() {
  return <output>{useAnnouncement()}</output>;
}

const sent = vi.fn<(fields: Record<string, FormDataEntryValue>) => void>();

function show(result: CartResult, more: Partial<typeof line> = {}): void {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Controls more={more} />
          <Announced />
        </>
      ),
    },
    {
      path: '/en-gb/cart',
      action: async ({ request }) => {
        sent(Object.fromEntries(await request.formData()));
        return result;
      },
    },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
}

afterEach(() => {
  cleanup();
  sent.mockClear();
});

it('how many of a line there are by now is said', async () => {
  show({ ok: true, intent: 'set-quantity', cart: view, text: 'The quantity of Corrie shell is now 3.' });
  fireEvent.submit((await screen.findByRole('spinbutton')).closest('form') ?? document.body);
  expect(await screen.findByText('The quantity of Corrie shell is now 3.')).toBeDefined();
});

it('a gift that went with the quantity is said to have gone', async () => {
  show({ ok: true, intent: 'set-quantity', cart: view, withdrawn: 'The hat was taken out of your bag.' });
  fireEvent.submit((await screen.findByRole('spinbutton')).closest('form') ?? document.body);
  expect(await screen.findByText('The hat was taken out of your bag.')).toBeDefined();
});

const nothing: CartResult = { ok: true, intent: 'remove', cart: view };

it('a gift of a promotion can be removed, for another one, and not changed', async () => {
  show(nothing, { bonus: true });
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

it('what has gift options is not offered to be saved for later, which it cannot be', async () => {
  show(nothing, { gift: { wrap: true, receipt: false } });
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(screen.getByText('To save this item for later, take its gift options off first.')).toBeDefined();
});

it('the button that removes a line sends its form, with as many as there were whatever was typed', async () => {
  show(nothing);
  fireEvent.input(await screen.findByRole('spinbutton'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ leave: 'remove', itemId: 'line-1', had: '2' });
});
