import { parseBlocks, type Block, type BlockOf, type BlockType } from '../model/index.ts';

/** Parses content; throws on faults, which are mistakes in a fixture. */
export function blocksOf(json: readonly unknown[]): readonly Block[] {
  return parseBlocks(json, {
    log: ({ type, detail }) => {
      throw new Error(`${type}: ${detail}`);
    },
  });
}

export function blockOf<T extends BlockType>(type: T, json: Readonly<Record<string, unknown>>): BlockOf<T> {
  const [block] = blocksOf([{ type, ...json }]);
  const isOfType = (candidate: Block | undefined): candidate is BlockOf<T> => candidate?.type === type;
  if (!isOfType(block)) throw new Error(`Not a ${type}`);
  return block;
}
