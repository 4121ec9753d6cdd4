// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useFavouritesTotal } from '../state/favourites.ts';
import { useSetShopper } from '../../../../shared/state/shopper.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { useToasts } from '../../../../shared/state/toasts.ts';
import { Heart } from './Heart.tsx';

const { t } = fakeShopper({}).shopper;
const send = vi.fn<typeof fetch>();
/** Releases a held response: hearts are sent one after the other. */
let release: () => void = () => undefined;
const holdBack = () =>
  send.mockReturnValue(
    new Promise((done) => {
      release = () => done(Response.json({ ok: true, intent: 'add' }));
    }),
  );

function Around() {
  const toasts = useToasts();
  return (
    <>
      <output>{useFavouritesTotal()}</output>
      <p>{toasts.map(({ message }) => message).join()}</p>
    </>
  );
}
const show = () =>
  render(
    <StateProvider>
      <TranslatorProvider value={t}>
        <Heart id="NF100234" name="Corrie shell" />
        <Around />
      </TranslatorProvider>
    </StateProvider>,
  );
const heart = () => screen.getByRole('button', { name: 'Favourite: Corrie shell' });
const pressed = () => heart().getAttribute('aria-pressed');
const total = () => screen.getByRole('status').textContent;
const forms = () =>
  send.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body] : []));
const intents = () => forms().map((form) => form.get('intent'));

describe('a heart', () => {
  beforeEach(() => {
    send.mockReset();
    vi.stubGlobal('fetch', send);
  });
  afterEach(async () => {
    release();
    await new Promise((done) => setTimeout(done));
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says nothing of its state before the favourites have come', () => {
    show();
    expect(pressed()).toBeNull();
  });

  it('fills and counts at once, and sends what a form without script would send', async () => {
    holdBack();
    show();
    fireEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(total()).toBe('1');
    expect(send.mock.calls[0]?.[0]).toBe('/en-gb/favorites/heart');
    expect(forms().map((form) => [...form])).toEqual([
      [
        ['id', 'NF100234'],
        ['intent', 'add'],
        ['then', 'stay'],
      ],
    ]);
  });

  it('empties when it is pressed again', async () => {
    send.mockImplementation(async () => Response.json({ ok: true, intent: 'add' }));
    show();
    fireEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    await new Promise((done) => setTimeout(done));
    fireEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(intents()).toEqual(['add', 'remove']);
  });

  it('is sent after the one before it, so that both belong to the session that the first one makes', async () => {
    holdBack();
    render(
      <StateProvider>
        <TranslatorProvider value={t}>
          <Heart id="NF100234" name="Corrie shell" />
          <Heart id="NF100235" name="Corrie vest" />
          <Around />
        </TranslatorProvider>
      </StateProvider>,
    );
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    await waitFor(() => expect(total()).toBe('2'));
    expect(send).toHaveBeenCalledTimes(1);
    release();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('sends nothing a second time while it waits', async () => {
    holdBack();
    show();
    fireEvent.click(heart());
    fireEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'rejects',
      async () =>
        Response.json({ ok: false, formError: { text: 'Your favourites are full.' } }, { status: 409 }),
      'full',
    ],
    ['has a fault', async () => Response.json({ kind: 'slow' }, { status: 504 }), 'got no response'],
    ['answers a page', async () => new Response('<html>'), 'got no response'],
    ['cannot be reached', () => Promise.reject(new TypeError('offline')), 'got no response'],
  ])('goes back and says why when the shop %s', async (_name, response, words) => {
    send.mockImplementation(response);
    show();
    fireEvent.click(heart());
    await screen.findByText(new RegExp(words));
    expect(pressed()).toBe('false');
    expect(total()).toBe('0');
  });

  it('is not there while an associate serves', () => {
    const Serve = () => {
      const setShopper = useSetShopper();
      const store = { name: 'Northfell Boulder', employee: 'Sam' };
      return <button onClick={() => setShopper({ kind: 'guest', roles: [], store })}>serve</button>;
    };
    render(
      <StateProvider>
        <TranslatorProvider value={t}>
          <Heart id="NF100234" name="Corrie shell" />
          <Serve />
        </TranslatorProvider>
      </StateProvider>,
    );
    expect(heart()).toBeDefined();
    fireEvent.click(screen.getByText('serve'));
    expect(screen.queryByRole('button', { name: 'Favourite: Corrie shell' })).toBeNull();
  });
});
