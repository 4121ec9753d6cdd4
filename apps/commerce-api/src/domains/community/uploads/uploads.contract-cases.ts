import sharp from 'sharp';

import type { Reply, TestShopper } from '../../../testing/service.ts';

const BYTES = { 'content-type': 'application/octet-stream' } as const;

/** A photo with so many pixels a side. */
export const photo = (side = 400): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

export const send = (shopper: TestShopper, bytes: Uint8Array) =>
  shopper.call<{ pictureId: string }>('POST', '/products/v1/pictures', bytes, BYTES);

export const cases: Readonly<
  Record<string, Readonly<Record<number, (shopper: TestShopper) => Promise<Reply<unknown>>>>>
> = {
  uploadPicture: {
    201: async (shopper) => send(shopper, await photo()),
    400: (shopper) => send(shopper, Buffer.from('no picture')),
    415: (shopper) => shopper.call('POST', '/products/v1/pictures', { picture: 'x' }),
  },
};
