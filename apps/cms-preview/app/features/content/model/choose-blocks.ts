import { isFilterOpen, type ContentPlace } from '@haberdash/blocks/model';
import { documentText, type DocumentName } from './documents.ts';
import { belongsTo, personaLabel, type PersonaName } from './personas.ts';
import { isRaw, type Raw } from './raw.ts';

export interface ViewContext {
  readonly persona: PersonaName;
  readonly forced: string;
  /** The document in view; undefined in a list of blocks. */
  readonly document?: DocumentName | undefined;
}

/** A block that is shown, with one reason per choice that led to it. */
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

/** The forced segment, else the first match, else the first baseline (spec 3 §6). */
function chooseSegment(block: Raw, { persona, forced }: ViewContext): Choice {
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

/** The forced variant, else the baseline: previews ignore experiments (spec 3 §4). */
function chooseVariant(block: Raw, { forced }: ViewContext): Choice {
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

/** The product or category of a document's page, for filters; undefined if the document has none. */
function placeFor(byCategory: boolean, document: DocumentName | undefined): ContentPlace | undefined {
  if (document === undefined) return undefined;
  const { kind, slug } = document;
  if (kind === 'category') return { categoryIds: [slug] };
  // Only the page knows the product's categories.
  if (kind === 'product') return byCategory ? undefined : { productId: slug };
  return {};
}

/** Where readers see a filter's blocks. */
function whereOpen(byCategory: boolean, isListed: boolean, filterBy: readonly string[]): string {
  const what = byCategory ? 'categories' : 'products';
  if (filterBy.length === 0) return `${isListed ? 'nowhere' : 'everywhere'}: it lists no ${what}`;
  const list = `${byCategory ? 'in' : 'on'} the ${what} ${filterBy.map((id) => `“${id}”`).join(', ')}`;
  return isListed ? `${list} only` : `anywhere but ${list}`;
}

/** A filter's blocks: in a document as for its readers (spec 3 §3), in a list always. */
function chooseFiltered(block: Raw, { document }: ViewContext): Choice | undefined {
  const { variant, operator } = block;
  // Reported by the parser, which drops such a filter.
  if (variant !== 'byCategory' && variant !== 'bySku') return undefined;
  if (operator !== 'IN' && operator !== 'NOT IN') return undefined;
  const components = listOf(block['components']);
  if (components.length === 0) return { blocks: [], why: 'Nothing is shown: the filter holds no blocks.' };
  const byCategory = variant === 'byCategory';
  const list: unknown = block['filterBy'];
  const filterBy = Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  const where = whereOpen(byCategory, operator === 'IN', filterBy);
  const place = placeFor(byCategory, document);
  if (document === undefined || place === undefined || isFilterOpen({ variant, filterBy, operator }, place))
    return { blocks: components, why: `What the filter holds; readers get it ${where}.` };
  return {
    blocks: [],
    why: `Nothing is shown: readers get it ${where}, not on ${documentText(document)}.`,
  };
}

/** What a block chooses; undefined for other blocks. */
function choiceOf(block: Raw, viewContext: ViewContext): Choice | undefined {
  switch (block['type']) {
    case 'Segmentation':
      return chooseSegment(block, viewContext);
    case 'Experience':
      return chooseVariant(block, viewContext);
    case 'Filter':
      return chooseFiltered(block, viewContext);
    default:
      return undefined;
  }
}

/** The block itself, or the blocks that its segments, variants and filters choose for the viewer. */
export function chooseBlocks(
  block: Raw,
  viewContext: ViewContext,
  why: readonly string[] = [],
  depth = 0,
): readonly ChosenBlock[] {
  const choice = depth > DEEPEST ? undefined : choiceOf(block, viewContext);
  if (choice === undefined) return [{ block, why }];
  return choice.blocks.flatMap((chosen) =>
    chooseBlocks(chosen, viewContext, [...why, choice.why], depth + 1),
  );
}

/** Why a block shows nothing, with one reason per choice. */
export function whyNothing(block: Raw, viewContext: ViewContext, depth = 0): readonly string[] {
  const choice = depth > DEEPEST ? undefined : choiceOf(block, viewContext);
  if (choice === undefined) return [];
  return [choice.why, ...choice.blocks.flatMap((inner) => whyNothing(inner, viewContext, depth + 1))];
}
