import { parseBlocks, type Block, type ContentFault } from '@haberdash/blocks/model';
import { checkBlock, headingFindings, type Finding } from '../model/checks.ts';
import { chooseBlocks, whyNothing } from '../model/choose-blocks.ts';
import type { StageQuery } from '../components/block-environment.ts';
import type { Raw } from '../model/raw.ts';
import type { Result } from '../model/results.ts';
import { inState } from '../model/states.ts';
import type { Apis } from './api.server.ts';
import { fillBlocks } from './fill-blocks.server.ts';
import { drawSafely } from './render-safely.server.ts';

export interface View {
  readonly results: readonly Result[];
  /** Of all pages. */
  readonly total: number;
  readonly changes: readonly string[];
}

export const leftOut = ({ type, id, detail }: ContentFault): Finding => ({
  code: 'left-out',
  path: id === undefined ? type : `${type}#${id}`,
  text: `Readers do not get this: ${detail}.`,
});

/** A block as readers get it, with what is left out. */
export async function showBlock(
  raw: Raw,
  query: StageQuery,
  apis: Apis,
  ownsH1 = false,
): Promise<Pick<Result, 'blocks' | 'why' | 'findings'>> {
  const faults: ContentFault[] = [];
  const chosen = chooseBlocks(raw, query);
  const parsed = parseBlocks(
    chosen.map(({ block }) => inState(block, query.state)),
    { log: (fault) => faults.push(fault), ownsH1 },
  );
  const filled = query.state === 'empty' ? parsed : await fillBlocks(apis, parsed, query);
  const blocks: Block[] = [];
  const broken: Finding[] = [];
  for (const block of filled) {
    const drawn = drawSafely(block, query);
    if ('html' in drawn) {
      blocks.push(block);
      broken.push(...headingFindings(drawn.html));
    } else broken.push({ code: 'left-out', path: block.id, text: `It cannot be drawn: ${drawn.fault}.` });
  }
  const why = new Set(chosen.length === 0 ? whyNothing(raw, query) : chosen.flatMap((each) => each.why));
  return { blocks, why: [...why], findings: [...faults.map(leftOut), ...broken, ...checkBlock(raw)] };
}
