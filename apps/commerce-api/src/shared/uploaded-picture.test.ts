import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { MAX_STORED_SIDE, MAX_UPLOAD_BYTES, takePicture, type TakenPicture } from './uploaded-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false });

async function taken(bytes: Uint8Array): Promise<TakenPicture> {
  const result = await takePicture(bytes);
  if ('rejected' in result) throw new Error(`rejected: ${result.rejected}`);
  return result;
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and becomes a JPEG', async (format) => {
    const result = await taken(await plain(640, 480).toFormat(format).toBuffer());
    expect(result).toMatchObject({ width: 640, height: 480 });
    expect((await sharp(result.bytes).metadata()).format).toBe('jpeg');
  });

  it('loses the place, the camera and every other word that stood in it', async () => {
    const rotated = await plain(640, 480)
      .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(rotated.toString('latin1')).toContain('Ada Secret');
    const { bytes } = await taken(rotated);
    const left = await sharp(bytes).metadata();
    expect([left.exif, left.xmp, left.iptc, left.icc, left.comments]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Secret');
  });

  it('loses what was appended behind it', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const { bytes } = await taken(Buffer.concat([await plain(640, 480).jpeg().toBuffer(), tail]));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<script');
  });

  it('is upright as its camera meant it', async () => {
    const onItsSide = await plain(640, 480).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await taken(onItsSide)).toMatchObject({ width: 480, height: 640 });
  });

  it('is made no larger than a page shows', async () => {
    const { width, height } = await taken(await plain(4000, 3000).jpeg().toBuffer());
    expect([width, height]).toEqual([MAX_STORED_SIDE, (MAX_STORED_SIDE * 3) / 4]);
  });

  it('is white where it was clear', async () => {
    const clear = { width: 400, height: 400, channels: 4, background: '#00000000' } as const;
    const { bytes } = await taken(await sharp({ create: clear }).png().toBuffer());
    const { channels } = await sharp(bytes).stats();
    expect(channels.map((channel) => channel.min)).toEqual([255, 255, 255]);
  });
});

describe('rejected is', () => {
  it('nothing at all', async () => {
    expect(await takePicture(new Uint8Array())).toEqual({ rejected: 'empty' });
  });

  it('a file with a byte too many', async () => {
    expect(await takePicture(new Uint8Array(MAX_UPLOAD_BYTES + 1))).toEqual({ rejected: 'too-many-bytes' });
  });

  it('a small file that unfolds to too many pixels', async () => {
    const bomb = await plain(10_000, 5001).png().toBuffer();
    expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES);
    expect(await takePicture(bomb)).toEqual({ rejected: 'too-many-pixels' });
  });

  it('a picture too small to show a product', async () => {
    expect(await takePicture(await plain(640, 319).png().toBuffer())).toEqual({ rejected: 'too-small' });
  });

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an animation', 'GIF89a'],
  ])('%s', async (_, text) => {
    expect(await takePicture(Buffer.from(text))).toEqual({ rejected: 'not-a-picture' });
  });

  it('a picture that ends too early', async () => {
    const whole = await plain(640, 480).png({ compressionLevel: 0 }).toBuffer();
    expect(await takePicture(whole.subarray(0, whole.length / 2))).toEqual({ rejected: 'not-a-picture' });
  });

  it('other bytes behind the first ones of a picture', async () => {
    const start = Uint8Array.from([0xff, 0xd8, 0xff, ...Buffer.from('not pixels')]);
    expect(await takePicture(start)).toEqual({ rejected: 'not-a-picture' });
  });
});
