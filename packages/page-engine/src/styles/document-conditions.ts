import type { StyleNode } from './parse-stylesheet.ts';

/** A bit set of the conditions that are met: bit `n` for condition `n`. */
export type MetConditions = Uint32Array;

/** Finds the conditions of stylesheets that markup meets. */
export interface ConditionFinder {
  readonly find: (markup: string) => MetConditions;
  /** Unites two sets; changes the first. */
  readonly merge: (into: MetConditions, from: MetConditions) => void;
  /** A predicate over conditions; one that no rule uses is not met. */
  readonly among: (met: MetConditions) => (condition: string) => boolean;
}

const BITS = 32;
/** An attribute as the renderer writes it, in double quotes. */
const ATTRIBUTE = / (class|data-[\w-]+)="([^"]*)"/g;

function* conditionsIn(nodes: readonly StyleNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* conditionsIn(node.nodes);
    if (node.kind !== 'rule') continue;
    for (const { conditions } of node.selectors) yield* conditions;
  }
}

/** Text that looks like an attribute counts as one: an extra rule does no harm. */
export function createConditionFinder(nodes: readonly StyleNode[]): ConditionFinder {
  const numbers = new Map([...new Set(conditionsIn(nodes))].map((condition, index) => [condition, index]));
  const length = Math.ceil(numbers.size / BITS);
  /** Conditions by `class` value, which elements of one kind share. */
  const classLists = new Map<string, readonly number[]>();

  const numbersOfClasses = (list: string): readonly number[] => {
    const found = classLists.get(list);
    if (found !== undefined) return found;
    const known = list.split(' ').flatMap((name) => numbers.get(`.${name}`) ?? []);
    if (known.length > 0) classLists.set(list, known);
    return known;
  };
  const numbersOf = (name: string, value: string | undefined): readonly (number | undefined)[] =>
    name === 'class'
      ? numbersOfClasses(value ?? '')
      : [numbers.get(name), value === undefined ? undefined : numbers.get(`${name}=${value}`)];

  return {
    find(markup) {
      const met = new Uint32Array(length);
      for (const [, name = '', value] of markup.matchAll(ATTRIBUTE)) {
        for (const number of numbersOf(name, value))
          if (number !== undefined) met[number >>> 5] = (met[number >>> 5] ?? 0) | (1 << (number & 31));
      }
      return met;
    },
    merge(into, from) {
      for (const [index, bits] of from.entries()) into[index] = (into[index] ?? 0) | bits;
    },
    among: (met) => (condition) => {
      const number = numbers.get(condition);
      return number !== undefined && (((met[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
    },
  };
}
