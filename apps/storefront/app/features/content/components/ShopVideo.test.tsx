// @vitest-environment happy-dom
import type { VideoBlock } from '@haberdash/blocks/model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { documentConsent } from '../../measure/consent/index.ts';
import { ShopBlocks } from './ShopBlocks.tsx';
import { ShopVideo } from './ShopVideo.tsx';

const { t } = fakeShopper({}).shopper;
const film: VideoBlock = {
  type: 'Video',
  id: 'film',
  name: undefined,
  media: { sm: { provider: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghij' } },
  playerSettings: {},
  tracks: [],
  seoTitle: 'A day on the ridge',
};
const Component = () => (
  <StateProvider>
    <TranslatorProvider value={t}>
      <ShopBlocks>
        <ShopVideo block={film} />
      </ShopBlocks>
    </TranslatorProvider>
  </StateProvider>
);
const Stub = createRoutesStub([
  { path: '/en-gb/about', Component },
  { path: '/en-gb/privacy-choices', Component: () => <h1>Choices</h1> },
]);
const open = () => render(<Stub initialEntries={['/en-gb/about']} />);

function setConsent(targeting: 0 | 1) {
  document.cookie = `OptanonConsent=groups=C0001:1,C0004:${targeting}`;
  act(() => documentConsent('EMEA').reread());
}
afterEach(cleanup);

it('an outside player is asked for nothing before it is allowed, and who wants it is led to the choices', async () => {
  setConsent(0);
  open();
  fireEvent.click(await screen.findByRole('button'));
  expect(document.querySelector('iframe')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Choices' })).toBeTruthy();
});

it('an outside player that is allowed comes with a tap, and not before', async () => {
  setConsent(1);
  open();
  const button = await screen.findByRole('button');
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(button);
  expect(document.querySelector('iframe')?.src).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghij?autoplay=1',
  );
});

it('a permission that is taken back takes the player away', async () => {
  setConsent(1);
  open();
  fireEvent.click(await screen.findByRole('button'));
  setConsent(0);
  expect(document.querySelector('iframe')).toBeNull();
});

it('the document leads to the film without a player', () => {
  const html = renderToString(<Stub initialEntries={['/en-gb/about']} />);
  expect(html).toContain('https://www.youtube.com/watch?v=abcdefghij');
  expect(html).not.toContain('iframe');
  expect(html).not.toContain('<button');
});
