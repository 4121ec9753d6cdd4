// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { TranslatorProvider } from '../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../shared/state/StateProvider.tsx';
import { fakeShopper } from '../shared/testing/fake-shopper.fixtures.ts';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const URL_OF_LIST = 'https://shop.example/en-gb/favorites/shared/abc';

function show() {
  const { t } = fakeShopper({}, { locale: 'en-gb' }).shopper;
  render(
    <StateProvider>
      <TranslatorProvider value={t}>
        <ShareLinkButton url={URL_OF_LIST} />
        <Announcer />
      </TranslatorProvider>
    </StateProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('copies the link and says so, to the eye and to assistive technology', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied.' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Link copied.');
  expect(copied).toEqual([URL_OF_LIST]);
});

it('opens the sheet of the device where there is one', () => {
  const sent: unknown[] = [];
  vi.stubGlobal('navigator', { share: async (data: unknown) => sent.push(data) });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  expect(sent).toEqual([{ url: URL_OF_LIST }]);
});

it('claims nothing where the browser does not let it copy', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});
