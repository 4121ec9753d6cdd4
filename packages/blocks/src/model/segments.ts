import type { Block, ExperienceBlock, FilterBlock, SegmentationBlock } from './block-types.ts';
import { mapBlocks } from './nested.ts';

/** What is known of a visitor where content is chosen for somebody (spec 3 §6). */
export interface AudienceFacts {
  readonly isLoggedIn: boolean;
  readonly isLoyaltyMember: boolean;
  readonly isEmployee: boolean;
  readonly isCartEmpty: boolean;
  readonly isWranx: boolean;
  readonly isIpa: boolean;
  readonly isAthlete: boolean;
}

/** Audiences by the kebab-case of their names (reading 33); guests are no employees. */
const AUDIENCES: Readonly<Record<string, (facts: AudienceFacts) => boolean>> = {
  'logged-out': ({ isLoggedIn }) => !isLoggedIn,
  'logged-in': ({ isLoggedIn }) => isLoggedIn,
  'loyalty-member': ({ isLoyaltyMember }) => isLoyaltyMember,
  'non-loyalty-logged-in': ({ isLoggedIn, isLoyaltyMember }) => isLoggedIn && !isLoyaltyMember,
  employee: ({ isEmployee }) => isEmployee,
  'non-employee': ({ isEmployee }) => !isEmployee,
  'cart-empty': ({ isCartEmpty }) => isCartEmpty,
  'cart-not-empty': ({ isCartEmpty }) => !isCartEmpty,
  'ipa-wranx': ({ isIpa, isWranx }) => isIpa || isWranx,
  wranx: ({ isWranx }) => isWranx,
  ipa: ({ isIpa }) => isIpa,
  'athlete-profile': ({ isAthlete }) => isAthlete,
};
/** The names of all audiences, for tools that offer them. */
export const AUDIENCE_IDS: readonly string[] = Object.keys(AUDIENCES);
const NOT = 'not-';

/** True for a member of the audience; `not-` before a name means all others, an unknown name nobody. */
export function isInAudience(id: string, facts: AudienceFacts): boolean {
  const own = (name: string) => (Object.hasOwn(AUDIENCES, name) ? AUDIENCES[name] : undefined);
  const test = own(id);
  if (test !== undefined) return test(facts);
  const negated = id.startsWith(NOT) ? own(id.slice(NOT.length)) : undefined;
  return negated !== undefined && !negated(facts);
}

/** Name of the cookie whose segment id overrides the match, for whoever may preview (spec 3 §6). */
export const TEST_CONTEXT_COOKIE = 'p13n_testcontext';

/**
 * What a visitor sees of a segmentation: the segment of the test context, else the first whose audience the visitor
 * belongs to, else the first baseline. Nobody belongs to an audience before the facts are known.
 */
export function pickSegment(
  { segments, baselines }: Pick<SegmentationBlock, 'segments' | 'baselines'>,
  facts: AudienceFacts | undefined,
  testContext?: string,
): readonly Block[] {
  const segment =
    segments.find(({ id }) => id === testContext) ??
    (facts && segments.find(({ id }) => isInAudience(id, facts)));
  return segment?.targets ?? baselines.slice(0, 1);
}

/** What a visitor sees of an experience: the variant that was decided on, by id or name, else the baseline (spec 3 §4). */
export const pickVariant = (
  { variants, baselines }: Pick<ExperienceBlock, 'variants' | 'baselines'>,
  decided: string | undefined,
): readonly Block[] =>
  variants.find(({ variantId, name }) => variantId === decided || name === decided)?.targets ?? baselines;

/** The product or the category of the page that shows the blocks. */
export interface ContentPlace {
  readonly productId?: string | undefined;
  /** The category of the page with those above it. */
  readonly categoryIds?: readonly string[] | undefined;
}

/** True where a filter shows its blocks; with an empty list IN hides and NOT IN shows (reading 34). */
export function isFilterOpen(
  { variant, filterBy, operator }: Pick<FilterBlock, 'variant' | 'filterBy' | 'operator'>,
  { productId, categoryIds = [] }: ContentPlace,
): boolean {
  const here = variant === 'byCategory' ? categoryIds : productId === undefined ? [] : [productId];
  const isListed = here.some((id) => filterBy.includes(id));
  return operator === 'IN' ? isListed : !isListed;
}

/** The blocks of a place: filters give way to what they show there. */
export const applyFilters = (blocks: readonly Block[], place: ContentPlace): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type !== 'Filter') return [block];
    return isFilterOpen(block, place) ? block.components : [];
  });
