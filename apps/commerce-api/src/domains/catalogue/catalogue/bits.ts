/** A growing bit set of small integers. */
export interface Bits {
  words: Uint32Array;
}

const WORD = 32;

export const createBits = (): Bits => ({ words: new Uint32Array(16) });

export function addBit(bits: Bits, at: number): void {
  const word = Math.floor(at / WORD);
  if (word >= bits.words.length) {
    const grown = new Uint32Array(Math.max(word + 1, bits.words.length * 2));
    grown.set(bits.words);
    bits.words = grown;
  }
  bits.words[word] = (bits.words[word] ?? 0) | (1 << (at % WORD));
}

export function removeBit({ words }: Bits, at: number): void {
  const word = Math.floor(at / WORD);
  if (word < words.length) words[word] = (words[word] ?? 0) & ~(1 << (at % WORD));
}

export const hasBit = ({ words }: Bits, at: number): boolean =>
  ((words[Math.floor(at / WORD)] ?? 0) & (1 << (at % WORD))) !== 0;

export function intersect(a: Bits, b: Bits): Bits {
  const words = new Uint32Array(Math.min(a.words.length, b.words.length));
  for (let index = 0; index < words.length; index += 1)
    words[index] = (a.words[index] ?? 0) & (b.words[index] ?? 0);
  return { words };
}

export function unite(all: readonly Bits[]): Bits {
  const words = new Uint32Array(Math.max(0, ...all.map((bits) => bits.words.length)));
  for (const bits of all) {
    for (let index = 0; index < bits.words.length; index += 1)
      words[index] = (words[index] ?? 0) | (bits.words[index] ?? 0);
  }
  return { words };
}

/** Bit count by pairs, nibbles and bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** The size of the intersection. */
export function countCommon(a: Bits, b: Bits): number {
  const length = Math.min(a.words.length, b.words.length);
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const word = (a.words[index] ?? 0) & (b.words[index] ?? 0);
    if (word !== 0) count += ones(word);
  }
  return count;
}

/** Calls back for every number in ascending order. */
export function forEachBit({ words }: Bits, run: (at: number) => void): void {
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index] ?? 0;
    while (word !== 0) {
      const lowest = 31 - Math.clz32(word & -word);
      run(index * WORD + lowest);
      word &= word - 1;
    }
  }
}
