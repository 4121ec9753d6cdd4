const SEED = 1;
const SLOTS = 10_000;

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    // A lone surrogate is encoded as U+FFFD, as TextEncoder does.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
const scrambled = (block: number): number => Math.imul(rotated(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);

/** MurmurHash3 (x86, 32 bit) of the UTF-8 bytes, unsigned (spec 2 §9); other values are converted to text. */
export function murmur3(text: string, seed: number): number {
  const written = String(text);
  // Nearly every id is ASCII, whose code units are its bytes.
  const bytes = isAscii(written) ? undefined : utf8(written);
  const byte = (index: number): number =>
    bytes === undefined ? written.charCodeAt(index) : (bytes[index] ?? 0);
  const { length } = bytes ?? written;
  const whole = length - (length % 4);
  let hash = seed;
  for (let index = 0; index < whole; index += 4) {
    const block = byte(index) | (byte(index + 1) << 8) | (byte(index + 2) << 16) | (byte(index + 3) << 24);
    hash = (Math.imul(rotated(hash ^ scrambled(block), 13), 5) + 0xe6546b64) | 0;
  }
  hash ^= scrambled(byte(whole) | (byte(whole + 1) << 8) | (byte(whole + 2) << 16));
  hash ^= length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The slot of a key from 0 to 9,999 (spec 2 §9: 10,000 slots, seed 1). */
export function bucketOf(key: string): number {
  return Math.floor((murmur3(key, SEED) / 2 ** 32) * SLOTS);
}
