import sharp from 'sharp';

const ICO_HEADER = 22;

/** An ICO file with one PNG picture of 32 px. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([header, png]);
}

/** The icons that pages and the manifest name, drawn from one SVG, by their paths in the folder of a shop. */
export async function drawIcons(svg: string): Promise<Readonly<Record<string, Buffer>>> {
  const png = (size: number): Promise<Buffer> =>
    sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
  return {
    'public/favicon.ico': icoOf(await png(32)),
    'public/apple-touch-icon.png': await png(180),
    'public/icon-192.png': await png(192),
    'public/icon-512.png': await png(512),
  };
}
