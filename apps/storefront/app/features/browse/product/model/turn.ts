/** By how many degrees a picture of a turn is turned. */
export const degreesOf = (frame: number, total: number): number => Math.round((frame / total) * 360);

/** The picture that a drag leads to: the product follows the pointer, once around for `around` pixels. */
export function draggedFrame(from: number, total: number, pixels: number, around: number): number {
  const frames = Math.round((pixels / around) * total);
  return (((from + frames) % total) + total) % total;
}

/** The order in which pictures are fetched: a few all around first, then those between them. */
export function fetchOrder(total: number): readonly number[] {
  const steps = [6, 3, 2, 1];
  const all = steps.flatMap((step) =>
    Array.from({ length: Math.ceil(total / step) }, (_, index) => index * step),
  );
  return [...new Set(all)];
}

/** The picture to show while another one is on its way: the nearest that is there. */
export function nearestFrame(wanted: number, total: number, isThere: (frame: number) => boolean): number {
  for (let distance = 0; distance <= total / 2; distance += 1)
    for (const frame of [wanted - distance, wanted + distance]) {
      const around = ((frame % total) + total) % total;
      if (isThere(around)) return around;
    }
  return 0;
}
