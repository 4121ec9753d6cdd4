import { expect, it } from 'vitest';
import { degreesOf, draggedFrame, fetchOrder, nearestFrame } from './turn.ts';

it.each([
  [0, 0],
  [6, 90],
  [23, 345],
])('picture %i of 24 is turned by %i degrees', (frame, degrees) =>
  expect(degreesOf(frame, 24)).toBe(degrees),
);

it.each([
  [0, 300, 12],
  [0, -25, 23],
  [23, 25, 0],
  [5, 1_200, 5],
])('from picture %i a drag of %i pixels leads to %i', (from, pixels, frame) =>
  expect(draggedFrame(from, 24, pixels, 600)).toBe(frame),
);

it('fetches a few pictures all around first, and each once', () => {
  const order = fetchOrder(24);
  expect(order.slice(0, 6)).toEqual([0, 6, 12, 18, 3, 9]);
  expect(order.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 24 }, (_, index) => index),
  );
});

it.each([
  [5, [0, 6], 6],
  [23, [0, 12], 0],
  [7, [7], 7],
  [9, [], 0],
])('while picture %i is on its way, of %j the nearest is shown', (wanted, there, shown) =>
  expect(nearestFrame(wanted, 24, (frame) => there.includes(frame))).toBe(shown),
);
