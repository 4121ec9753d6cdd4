// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetch } from './prefetch-results.ts';

const PATH = '/en-us/c/jackets-1100';
const send = vi.fn<typeof fetch>();
const onApproach = vi.fn<(target: EventTarget) => void>();
const requestedUrls = () => send.mock.calls.map(([url]) => url);

type Prefetch = ReturnType<typeof createPrefetch>;

function Choices({ form, over, down }: Prefetch & { readonly form: RefObject<HTMLFormElement | null> }) {
  return (
    <div
      onPointerOver={({ pointerType, target }) => over(pointerType, target)}
      onPointerDown={({ target }) => down(target)}
    >
      <form ref={form}>
        {['black', 'moss'].map((color) => (
          <label key={color}>
            <input type="checkbox" name="color" value={color} defaultChecked={color === 'moss'} />
            {color}
          </label>
        ))}
        <a href={`${PATH}?facet=color`}>Show all 12</a>
      </form>
      <a href={`${PATH}?color=moss&page=2`}>More</a>
      <a href="/en-us/p/fell-jacket-NF100001">Fell jacket</a>
    </div>
  );
}

const ofColors = (...colors: readonly string[]) =>
  `${PATH}.data?${new URLSearchParams([...colors.map((color) => ['color', color]), ['_routes', 'category']])}`;
const rest = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByText(name), { pointerType });

describe('the result of a choice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', send);
    send.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
    window.history.replaceState(null, '', PATH);
    const form = createRef<HTMLFormElement>();
    const host = { current: { listing: { path: PATH }, form, routeId: 'category' } };
    render(<Choices form={form} {...createPrefetch(host, onApproach)} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is fetched once a mouse rests on it, and not where it only passes', () => {
    rest('moss');
    vi.advanceTimersByTime(40);
    rest('black');
    vi.advanceTimersByTime(64);
    expect(requestedUrls()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requestedUrls()).toEqual([ofColors('black', 'moss')]);
  });

  it('is fetched when a finger touches it, not where it scrolls past', () => {
    rest('black', 'touch');
    vi.advanceTimersByTime(1_000);
    expect(requestedUrls()).toEqual([]);
    fireEvent.pointerDown(screen.getByText('moss'), { pointerType: 'touch' });
    expect(requestedUrls()).toEqual([ofColors()]);
  });

  it('leaves the form as it is', () => {
    fireEvent.pointerDown(screen.getByText('black'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'black' }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'moss' }).checked).toBe(true);
  });

  it('is fetched once, and again where it did not come', async () => {
    send.mockRejectedValueOnce(new TypeError('The line was cut.'));
    fireEvent.pointerDown(screen.getByText('black'));
    await vi.runAllTimersAsync();
    fireEvent.pointerDown(screen.getByText('black'));
    await vi.runAllTimersAsync();
    fireEvent.pointerDown(screen.getByText('black'));
    expect(requestedUrls()).toHaveLength(2);
  });

  it('is fetched for links of the listing, and for no other page', () => {
    fireEvent.pointerDown(screen.getByText('Fell jacket'));
    expect(requestedUrls()).toEqual([]);
    fireEvent.pointerDown(screen.getByText('More'));
    expect(requestedUrls()).toEqual([`${PATH}.data?color=moss&page=2&_routes=category`]);
  });

  it('is not fetched for a link to more filters, which is passed on', () => {
    fireEvent.pointerDown(screen.getByText('Show all 12'));
    expect(requestedUrls()).toEqual([]);
    expect(onApproach).toHaveBeenLastCalledWith(screen.getByText('Show all 12'));
  });

  it('is not fetched ahead where data is to be saved', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    fireEvent.pointerDown(screen.getByText('black'));
    expect(requestedUrls()).toEqual([]);
  });
});
