import { expect, it } from 'vitest';

import { embeddedOf } from './pdf-text.fixtures.ts';
import { labelPdf } from './return-label.ts';

it('a return label draws the sender in the letters of the address', async () => {
  const pdf = await labelPdf({
    returnNumber: 'R1',
    order: { orderNumber: 'NF0000000001', locale: 'en-gb' },
    parcel: {
      carrier: 'Carrier',
      to: ['Northfell'],
      trackingNumber: 'TRACK1',
      validUntil: '2026-07-01',
    },
    sender: ['김민준'],
    createdAt: new Date('2026-06-01T12:00:00Z'),
    compress: false,
  });
  const drawn = embeddedOf(pdf);
  expect(Array.from('김민준').filter((letter) => !drawn.has(letter))).toEqual([]);
});
