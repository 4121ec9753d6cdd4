import { belongsTo, personaLabel, type PersonaName } from './personas.ts';
import { isRaw, type Raw } from './raw.ts';

/** Whose eyes, and what is shown whoever looks. */
export interface Looker {
  readonly persona: PersonaName;
  readonly forced: string;
}

/** A block that is shown, and why: one sentence for each choice that led to it. */
export interface ChosenBlock {
  readonly block: Raw;
  readonly why: readonly string[];
}

const DEEPEST = 8;
const listOf = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const nameOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Choice {
  readonly blocks: readonly Raw[];
  readonly why: string;
}

/** The forced segment, else the first that matches, else the first baseline (spec 3 §6). */
function chooseSegment(block: Raw, { persona, forced }: Looker): Choice {
  const segments = listOf(block['segments']);
  const chosen =
    segments.find(({ id }) => forced !== '' && id === forced) ??
    segments.find(({ id }) => belongsTo(persona, nameOf(id)));
  const id = nameOf(chosen?.['id']);
  if (chosen === undefined) {
    const baseline = listOf(block['baselines']).slice(0, 1);
    const why =
      baseline.length === 0
        ? `Nothing is shown: no segment is for “${personaLabel(persona)}”, and there is no baseline.`
        : `The baseline: none of the segments ${segments.map((each) => `“${nameOf(each['id'])}”`).join(', ')} is for “${personaLabel(persona)}”.`;
    return { blocks: baseline, why };
  }
  const why =
    id === forced
      ? `The segment “${id}”, which is forced.`
      : `The segment “${id}”: the first of ${segments.length} that “${personaLabel(persona)}” belongs to.`;
  return { blocks: listOf(chosen['targets']), why };
}

/** The forced variant, else the baseline: what an experiment decides is no matter of a preview (spec 3 §4). */
function chooseVariant(block: Raw, { forced }: Looker): Choice {
  const variants = listOf(block['variants']);
  const chosen = variants.find(
    ({ variantId, name }) => forced !== '' && (variantId === forced || name === forced),
  );
  if (chosen !== undefined)
    return { blocks: listOf(chosen['targets']), why: `The variant “${forced}”, which is forced.` };
  const others = variants.map(({ variantId }) => `“${nameOf(variantId)}”`).join(', ');
  return {
    blocks: listOf(block['baselines']),
    why: `The baseline of the experience; force one of ${others || 'its variants'} to see it.`,
  };
}

/** The blocks that a block stands for: itself, or what its segments and variants choose for whoever looks. */
export function chooseBlocks(
  block: Raw,
  looker: Looker,
  why: readonly string[] = [],
  depth = 0,
): readonly ChosenBlock[] {
  const { type } = block;
  if (depth > DEEPEST || (type !== 'Segmentation' && type !== 'Experience')) return [{ block, why }];
  const { blocks, why: reason } =
    type === 'Segmentation' ? chooseSegment(block, looker) : chooseVariant(block, looker);
  return blocks.flatMap((chosen) => chooseBlocks(chosen, looker, [...why, reason], depth + 1));
}

/** Why a block shows nothing, for one whose choice is empty. */
export function whyNothing(block: Raw, looker: Looker): string {
  return block['type'] === 'Experience' ? chooseVariant(block, looker).why : chooseSegment(block, looker).why;
}
