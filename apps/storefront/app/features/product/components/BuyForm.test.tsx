// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartAnswer } from '../../cart/model/cart-answer.ts';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { BuyForm } from './BuyForm.tsx';
import { sizesOf, type SizeKind } from '../model/product-view.ts';
import { product } from '../model/product.fixtures.ts';

const refused: CartAnswer = {
  ok: false,
  intent: 'add',
  refusal: {
    place: 'field',
    field: 'productId',
    code: 'ITEM_OOS',
    text: 'Sorry, this size has just sold out.',
  },
};

function show(colorId: string, site: { locale?: string; sizeKind?: SizeKind } = {}) {
  const { locale = 'en-gb', sizeKind = 'clothing' } = site;
  const { t } = fakeShopper({}, { locale }).shopper;
  const sent = vi.fn<(form: FormData) => CartAnswer>(() => refused);
  const Stub = createRoutesStub([
    {
      path: `/${locale}/p/corrie-shell-NF100234`,
      Component: () => (
        <StateProvider>
          <TranslatorProvider value={t}>
            <BuyForm
              sizes={sizesOf(product(), colorId)}
              sizeKind={sizeKind}
              price="£165.00"
              choiceKey={colorId}
            />
          </TranslatorProvider>
        </StateProvider>
      ),
    },
    { path: `/${locale}/cart`, action: async ({ request }) => sent(await request.formData()) },
  ]);
  render(<Stub initialEntries={[`/${locale}/p/corrie-shell-NF100234`]} />);
  return sent;
}

describe('the form that buys', () => {
  afterEach(cleanup);

  it('asks for a size at the sizes, takes the focus there and sends nothing', async () => {
    const sent = show('moss');
    fireEvent.click(await screen.findByRole('button', { name: 'Add to bag' }));
    await waitFor(() => expect(screen.getAllByText('Select a size.')).not.toHaveLength(0));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^S/ }));
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['fr-fr', 'shoes', 'Pointure', 'Choisissez une pointure.'],
    ['es-es', 'shoes', 'Número', 'Elige un número.'],
    ['it-it', 'shoes', 'Numero', 'Scegli un numero.'],
    ['fr-fr', 'clothing', 'Taille', 'Choisissez une taille.'],
    ['it-it', 'volume', 'Capacità', 'Scegli una capacità.'],
  ] as const)('asks on %s for the size of %s by its own word, %s', async (locale, sizeKind, word, asked) => {
    show('moss', { locale, sizeKind });
    expect(await screen.findByRole('group', { name: word })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Ajouter|Añadir|Aggiungi/ }));
    await waitFor(() => expect(screen.getAllByText(asked)).not.toHaveLength(0));
  });

  it('tells sold-out sizes in words and does not let them be chosen', async () => {
    show('slate');
    const soldOut = await screen.findByRole('radio', { name: /^M.*sold out/ });
    expect(soldOut).toHaveProperty('disabled', true);
  });

  it('says beside the sizes why the service refused, until another size is chosen', async () => {
    const sent = show('slate');
    fireEvent.click(await screen.findByRole('radio', { name: /^S/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await waitFor(() =>
      expect(screen.getAllByText('Sorry, this size has just sold out.')).not.toHaveLength(0),
    );
    expect(sent.mock.calls[0]?.[0].get('productId')).toBe('NF1002342S');
    fireEvent.click(screen.getByRole('radio', { name: /^L/ }));
    await waitFor(() => expect(screen.queryByText('Sorry, this size has just sold out.')).toBeNull());
  });
});
