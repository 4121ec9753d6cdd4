import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GalleryPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { blockOf } from '../testing/parse.fixtures.ts';
import { Gallery } from './Gallery.tsx';

const gallery = blockOf('SocialGallery', { id: 'worn', containerId: 'c1' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function faultsOf(mount: GalleryPort['mount']) {
  const onEvent = vi.fn();
  render(
    <InShop galleries={{ mount }} onEvent={onEvent}>
      <Gallery block={gallery} />
    </InShop>,
  );
  vi.advanceTimersByTime(500);
  return onEvent.mock.calls;
}
const fault = [{ type: 'fault', blockId: 'worn', detail: 'TypeError: no looks' }];

it('a gallery that cannot be begun is reported', () => {
  const calls = faultsOf(() => {
    throw new TypeError('no looks');
  });
  expect(calls).toEqual([fault]);
});

it('a gallery whose pictures do not come is reported, too', () => {
  const calls = faultsOf((_element, _gallery, onFault) => {
    onFault(new TypeError('no looks'));
    return () => undefined;
  });
  expect(calls).toEqual([fault]);
});
