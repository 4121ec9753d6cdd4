/** The rotation of a frame in degrees. */
export const degreesOf = (frame: number, total: number): number => Math.round((frame / total) * 360);

/** The frame after a drag; a drag of `around` pixels is a full turn. */
export function draggedFrame(from: number, total: number, pixels: number, around: number): number {
  const frames = Math.round((pixels / around) * total);
  return (((from + frames) % total) + total) % total;
}

/** The order of loading: a few frames all around first, then those between. */
export function fetchOrder(total: number): readonly number[] {
  const steps = [6, 3, 2, 1];
  const all = steps.flatMap((step) =>
    Array.from({ length: Math.ceil(total / step) }, (_, index) => index * step),
  );
  return [...new Set(all)];
}

/** The nearest loaded frame. */
export function nearestFrame(wanted: number, total: number, isThere: (frame: number) => boolean): number {
  for (let distance = 0; distance <= total / 2; distance += 1)
    for (const frame of [wanted - distance, wanted + distance]) {
      const around = ((frame % total) + total) % total;
      if (isThere(around)) return around;
    }
  return 0;
}
