import { describe, expect, it } from 'vitest';
import { mapPoints } from './map-points.ts';

const size = { width: 400, height: 300 };
const boston = { latitude: 42.35, longitude: -71.08 };
const seattle = { latitude: 47.61, longitude: -122.33 };
const austin = { latitude: 30.25, longitude: -97.75 };

describe('places on a drawing', () => {
  it('stand within it, west to the left and north above', () => {
    const points = mapPoints([boston, seattle, austin], size);
    const [b, s, a] = points;
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
    expect(s?.x).toBeLessThan(a?.x ?? 0);
    expect(a?.x).toBeLessThan(b?.x ?? 0);
    expect(s?.y).toBeLessThan(b?.y ?? 0);
    expect(b?.y).toBeLessThan(a?.y ?? 0);
  });

  it('are as far apart as they are, whichever side is longer', () => {
    const [one, east, north] = mapPoints(
      [
        { latitude: 0, longitude: 0 },
        { latitude: 0, longitude: 1 },
        { latitude: 1, longitude: 0 },
      ],
      size,
    );
    expect((east?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo((one?.y ?? 0) - (north?.y ?? 0), 0);
  });

  it('stand in the middle where there is one alone, and nowhere where there is none', () => {
    expect(mapPoints([boston], size)).toEqual([{ x: 200, y: 150 }]);
    expect(mapPoints([], size)).toEqual([]);
  });
});
