import type { StyleNode } from './parse-stylesheet.ts';

/** Which of the conditions of a stylesheet something meets: bit `n` of the whole for the condition with number `n`. */
export type MetConditions = Uint32Array;

/** Finds what of a stylesheet's conditions is there in markup. */
export interface ConditionFinder {
  readonly find: (markup: string) => MetConditions;
  /** What two parts of a document meet together; changes the first. */
  readonly merge: (into: MetConditions, from: MetConditions) => void;
  /** Tells of each condition whether it is met; what no rule asks for is not. */
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

/** Words of a text that look like an attribute count as one: a rule too many does no harm. */
export function createConditionFinder(nodes: readonly StyleNode[]): ConditionFinder {
  const numbers = new Map([...new Set(conditionsIn(nodes))].map((condition, index) => [condition, index]));
  const length = Math.ceil(numbers.size / BITS);
  /** What a value of `class` meets; elements of one kind have the same. */
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
