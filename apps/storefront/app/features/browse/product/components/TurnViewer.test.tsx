// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { TurnViewer } from './TurnViewer.tsx';

const { t } = fakeShopper({}).shopper;
const FRAMES = Array.from(
  { length: 24 },
  (_, frame) => `/images/shell/turn-${String(frame).padStart(2, '0')}`,
);

/** Pending picture requests in order. */
let requests: { readonly frame: number; readonly arrive: () => void; readonly lose: () => void }[];

beforeEach(() => {
  requests = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    const frame = Number(/turn-(\d\d)/.exec(this.src)?.[1]);
    return new Promise((resolve, reject) => {
      requests.push({ frame, arrive: resolve, lose: () => reject(new Error('lost')) });
    });
  });
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <TranslatorProvider value={t}>
      <TurnViewer name="Corrie shell" frames={FRAMES} />
    </TranslatorProvider>,
  );
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const picture = () => screen.getByRole<HTMLImageElement>('img');
const requestedFrames = () => requests.map(({ frame }) => frame);
const arrive = (frame: number) => act(async () => requests.find((each) => each.frame === frame)?.arrive());
const getLost = (frame: number) => act(async () => requests.find((each) => each.frame === frame)?.lose());
const turnTo = (frame: number) => fireEvent.change(slider(), { target: { value: String(frame) } });

it('is turned by its slider, which says by how much', async () => {
  show();
  expect(slider().getAttribute('aria-valuetext')).toBe('0 degrees');
  turnTo(6);
  expect(slider().getAttribute('aria-valuetext')).toBe('90 degrees');
  await arrive(6);
  expect(picture().src).toContain('turn-06');
  expect(picture().alt).toBe('Corrie shell, turned by 90 degrees');
});

it('follows a drag over its edge, until the button is let go', () => {
  show();
  const over = picture();
  fireEvent.pointerDown(over, { button: 0, clientX: 300 });
  fireEvent.pointerMove(over, { clientX: 250 });
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual(['22', '330 degrees']);
  fireEvent.pointerUp(over);
  fireEvent.pointerMove(over, { clientX: 100 });
  expect(slider().value).toBe('22');
});

it('is not turned by another button of a mouse', () => {
  show();
  fireEvent.pointerDown(picture(), { button: 2, clientX: 300 });
  fireEvent.pointerMove(picture(), { clientX: 200 });
  expect(slider().value).toBe('0');
});

it('shows the nearest picture while one is on its way, and in place of one that is lost', async () => {
  show();
  await arrive(0);
  await arrive(6);
  turnTo(7);
  expect(picture().src).toContain('turn-06');
  await getLost(7);
  expect(picture().src).toContain('turn-06');
  expect(slider().getAttribute('aria-valuetext')).toBe('105 degrees');
});

it('fetches the others after a lost one, one after the other', async () => {
  show();
  expect(requestedFrames()).toEqual([0]);
  await arrive(0);
  await getLost(6);
  expect(requestedFrames()).toEqual([0, 6, 12]);
});

it('leaves out what a quick drag passes, and fetches what it ends at next', async () => {
  show();
  for (const frame of [1, 2, 3, 4, 5]) turnTo(frame);
  expect(requestedFrames()).toEqual([0, 1]);
  await arrive(0);
  expect(requestedFrames()).toEqual([0, 1, 5]);
});

it('fetches only what is asked for where data are to be saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  show();
  await arrive(0);
  expect(requestedFrames()).toEqual([0]);
  turnTo(4);
  expect(requestedFrames()).toEqual([0, 4]);
});
