// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { translatorFor } from '../../../../shared/i18n/translator.server.ts';
import { findSite } from '../../../../shared/sites/sites.ts';
import type { FacetOptionView, FacetView } from '../model/facets.ts';
import { hrefWithWhole } from '../model/listing-address.ts';
import type { ListingView } from '../model/listing-view.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { useListingActions } from './use-listing-actions.ts';

const PATH = '/en-us/c/jackets-1100';
const site = findSite('/en-us');
const send = vi.fn<(address: string) => Promise<Response>>();
const requested = () => send.mock.calls.map(([address]) => address);

const optionsOf = (ids: readonly string[], chosen: readonly string[] = []): FacetOptionView[] =>
  ids.map((id) => ({ id, label: id, count: 1, ...(chosen.includes(id) ? { selected: true as const } : {}) }));
const COLORS = ['red', 'green', 'blue'];
const ACTIVITIES = ['hiking', 'running'];
const facet = (id: 'color' | 'activity', options: readonly FacetOptionView[], size: number): FacetView => ({
  id,
  label: id,
  options,
  size,
});
const facetsOf = (chosen: readonly string[]) => [
  facet('color', optionsOf(['red'], chosen), 3),
  facet(
    'activity',
    optionsOf(
      ACTIVITIES.filter((id) => chosen.includes(id)),
      chosen,
    ),
    2,
  ),
];

function Groups({ listing }: { readonly listing: ListingView }) {
  const form = useRef<HTMLFormElement>(null);
  const { facets, onPointerDown } = useListingActions(listing, form);
  return (
    <form ref={form} onPointerDown={onPointerDown}>
      {facets.map((each) => (
        <FacetGroup
          key={each.id}
          facet={each}
          isOpen={each.id === 'color'}
          wholeHref={hrefWithWhole(listing.base, each.id)}
        />
      ))}
    </form>
  );
}

const listingOf = (base: string, chosen: readonly string[] = []) =>
  ({ path: PATH, base, facets: facetsOf(chosen) }) as unknown as ListingView;

function Page() {
  const [listing, setListing] = useState(() => listingOf(PATH));
  const { search } = useLocation();
  if (site === undefined) throw new Error('There is no such site.');
  return (
    <TranslatorProvider value={translatorFor(site)}>
      <output>{search}</output>
      <button type="button" onClick={() => setListing(listingOf(`${PATH}?activity=running`, ['running']))}>
        filter
      </button>
      <Groups listing={listing} />
    </TranslatorProvider>
  );
}

const group = (label: string) => {
  const details = screen.getByRole('heading', { name: label }).closest('details');
  if (details === null) throw new Error(`There is no facet ${label}.`);
  return details;
};
const boxes = (label: string) =>
  [...group(label).querySelectorAll('input')].map(({ value, defaultChecked }) =>
    defaultChecked ? `${value}!` : value,
  );
const open = (label: string) => {
  group(label).open = true;
  fireEvent(group(label), new Event('toggle'));
};

describe('options that a page leaves out', () => {
  beforeEach(async () => {
    vi.stubGlobal('fetch', send);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    send.mockReset().mockImplementation((address) => {
      const id = address.includes('facet=color') ? 'color' : 'activity';
      const ids = id === 'color' ? COLORS : ACTIVITIES;
      return Promise.resolve(Response.json(facet(id, optionsOf(ids), ids.length)));
    });
    const Stub = createRoutesStub([{ path: PATH, Component: Page }]);
    render(<Stub initialEntries={[PATH]} />);
    await vi.dynamicImportSettled();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('come when their facet is opened', async () => {
    expect(boxes('activity')).toEqual([]);
    open('activity');
    await vi.waitFor(() => expect(boxes('activity')).toEqual(ACTIVITIES));
    expect(requested()).toEqual([`${PATH}/facet?facet=activity`]);
    expect(within(group('activity')).queryByRole('link')).toBeNull();
  });

  it('are fetched once, however early a touch begins', async () => {
    fireEvent.pointerDown(screen.getByText('activity'));
    await vi.waitFor(() => expect(requested()).toEqual([`${PATH}/facet?facet=activity`]));
    expect(boxes('activity')).toEqual([]);
    open('activity');
    await vi.waitFor(() => expect(boxes('activity')).toEqual(ACTIVITIES));
    expect(requested()).toHaveLength(1);
  });

  it('take the focus of the link that brought them', async () => {
    const link = screen.getByRole('link', { name: 'Show all 3, color' });
    link.focus();
    fireEvent.click(link);
    await vi.waitFor(() => expect(boxes('color')).toEqual(COLORS));
    expect(document.activeElement).toBe(group('color').querySelectorAll('input')[1]);
  });

  it('come with the focus when a filter is applied while they are on their way', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fetched = send.getMockImplementation();
    send.mockImplementationOnce((address) => held.then(() => fetched?.(address) ?? Response.error()));
    const link = screen.getByRole('link', { name: 'Show all 3, color' });
    link.focus();
    fireEvent.click(link);
    fireEvent.click(screen.getByRole('button', { name: 'filter' }));
    release();
    await vi.waitFor(() => expect(boxes('color')).toEqual(COLORS));
    expect(requested().at(-1)).toBe(`${PATH}/facet?activity=running&facet=color`);
    expect(document.activeElement).toBe(group('color').querySelectorAll('input')[1]);
  });

  it('come again for another filter while their facet is open, with what it has chosen', async () => {
    open('activity');
    await vi.waitFor(() => expect(boxes('activity')).toEqual(ACTIVITIES));
    fireEvent.click(screen.getByRole('button', { name: 'filter' }));
    expect(boxes('activity')).toEqual(['hiking', 'running!']);
    await vi.waitFor(() => expect(requested().at(-1)).toBe(`${PATH}/facet?activity=running&facet=activity`));
    expect(requested()).toHaveLength(2);
  });

  it('are on a page of their own where they do not come', async () => {
    send.mockRejectedValue(new TypeError('The line was cut.'));
    fireEvent.click(screen.getByRole('link', { name: 'Show all 3, color' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('?facet=color'));
  });

  it('leave their link in a facet that was opened where they do not come', async () => {
    send.mockRejectedValue(new TypeError('The line was cut.'));
    open('activity');
    await vi.waitFor(() =>
      expect(within(group('activity')).getByRole('link').getAttribute('aria-busy')).toBeNull(),
    );
    expect(within(group('activity')).getByRole('link').getAttribute('href')).toBe(`${PATH}?facet=activity`);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
