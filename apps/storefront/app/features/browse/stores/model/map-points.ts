export interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a place is on a drawing, from its left upper corner on. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 0.08;
/** Without it one place, or places in one street, would fill the drawing. */
const LEAST_SPAN_DEGREES = 0.5;

/** Projects places on a drawing of this size, north up and to scale at their middle latitude. */
export function mapPoints(
  places: readonly Located[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly MapPoint[] {
  if (places.length === 0) return [];
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const spanX = Math.max(LEAST_SPAN_DEGREES, (east - west) * narrowing);
  const spanY = Math.max(LEAST_SPAN_DEGREES, north - south);
  const scale = Math.min((width * (1 - 2 * MARGIN)) / spanX, (height * (1 - 2 * MARGIN)) / spanY);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return places.map(({ latitude, longitude }) => ({
    x: round(width / 2 + (longitude - middle.longitude) * narrowing * scale),
    y: round(height / 2 - (latitude - middle.latitude) * scale),
  }));
}
