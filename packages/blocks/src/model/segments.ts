import type { Block, ExperienceBlock, FilterBlock, SegmentationBlock } from './block-types.ts';
import { mapBlocks } from './nested.ts';

/** What is known of a visitor for personalised content (spec 3 §6). */
export interface AudienceFacts {
  readonly isLoggedIn: boolean;
  readonly isLoyaltyMember: boolean;
  readonly isEmployee: boolean;
  readonly isCartEmpty: boolean;
  readonly isWranx: boolean;
  readonly isIpa: boolean;
  readonly isAthlete: boolean;
}

/** Audiences by their kebab-case names (reading 33); guests are not employees. */
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
export const AUDIENCE_IDS: readonly string[] = Object.keys(AUDIENCES);
const NOT = 'not-';

/** True for a member of the audience; `not-` inverts it, an unknown name has no members. */
export function isInAudience(id: string, facts: AudienceFacts): boolean {
  const own = (name: string) => (Object.hasOwn(AUDIENCES, name) ? AUDIENCES[name] : undefined);
  const test = own(id);
  if (test !== undefined) return test(facts);
  const negated = id.startsWith(NOT) ? own(id.slice(NOT.length)) : undefined;
  return negated !== undefined && !negated(facts);
}

/** The cookie whose segment id overrides the match, in previews (spec 3 §6). */
export const TEST_CONTEXT_COOKIE = 'p13n_testcontext';

/**
 * The segment for a visitor: the test context's, else the first matching audience, else the first baseline.
 * Nothing matches before the facts are known.
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

/** The variant of an experience: the decided one by id or name, else the baseline (spec 3 §4). */
export const pickVariant = (
  { variants, baselines }: Pick<ExperienceBlock, 'variants' | 'baselines'>,
  decided: string | undefined,
): readonly Block[] =>
  variants.find(({ variantId, name }) => variantId === decided || name === decided)?.targets ?? baselines;

/** The product or category of the page. */
export interface ContentPlace {
  readonly productId?: string | undefined;
  /** The category of the page and its ancestors. */
  readonly categoryIds?: readonly string[] | undefined;
}

/** True if a filter shows its blocks; with an empty list IN hides and NOT IN shows (reading 34). */
export function isFilterOpen(
  { variant, filterBy, operator }: Pick<FilterBlock, 'variant' | 'filterBy' | 'operator'>,
  { productId, categoryIds = [] }: ContentPlace,
): boolean {
  const here = variant === 'byCategory' ? categoryIds : productId === undefined ? [] : [productId];
  const isListed = here.some((id) => filterBy.includes(id));
  return operator === 'IN' ? isListed : !isListed;
}

/** Replaces filters with the blocks that they show for this product or category. */
export const applyFilters = (blocks: readonly Block[], place: ContentPlace): readonly Block[] =>
  mapBlocks(blocks, (block) => {
    if (block.type !== 'Filter') return [block];
    return isFilterOpen(block, place) ? block.components : [];
  });
