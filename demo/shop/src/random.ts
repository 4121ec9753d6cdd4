/** A deterministic random source by key. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both bounds included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T>(list: readonly (readonly [T, number])[]): T;
}

function hashOf(key: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 16_777_619);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A uniform 32-bit hash of a text. */
export const seedOf = (key: string): number => hashOf(key);

/** The random source of a key such as `product:17`, independent of others. */
export function randomOf(key: string): Random {
  let state = hashOf(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new Error('Nothing to pick from an empty list');
    return entry;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  };
  return { next, int, chance: (probability) => next() < probability, pick, sample, weighted };
}
