import { describe, expect, it } from 'vitest';

import { wishlistsArea } from '../../domains/shopping/favourites/area.ts';
import { noDatabase } from '../../testing/database.ts';
import { testClock } from '../../testing/service.ts';
import { bindAreas } from './bind-areas.ts';

const area = wishlistsArea({ clock: testClock() });

describe('areas are not put together', () => {
  it('with handlers whose object no area resolves', () => {
    const { objects: _objects, ...rest } = area;
    expect(() => bindAreas([rest], noDatabase)).toThrow(
      'No area says how to find own-favourites, which getFavorites needs.',
    );
  });
  it('with a kind of object that two areas resolve', () => {
    expect(() => bindAreas([area, { ...area, handlers: {} }], noDatabase)).toThrow(
      'Two areas resolve own-favourites.',
    );
  });
  it('with a resolver that no operation uses', () => {
    expect(() => bindAreas([{ ...area, handlers: {} }], noDatabase)).toThrow(
      'No operation is about own-favourites, which an area resolves.',
    );
  });
});
