import { sql } from 'drizzle-orm';

import type { Clock } from '../../../shared/clock.ts';
import type { Edition } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { categoryPath } from './paths.ts';
import { textOf } from './edition-text.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';

export interface Category {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly slug: string;
  readonly scene: string;
  /** Lists products of other categories by age or price, such as new arrivals and the sale. */
  readonly cutsAcross: boolean;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface CategoryLink {
  readonly text: string;
  readonly url: string;
}

export interface CategoryTree {
  find(id: string): Category | undefined;
  childrenOf(id: string): readonly Category[];
  readonly leaves: readonly Category[];
  readonly all: readonly Category[];
  /** From the root to the category itself. */
  breadcrumbsOf(id: string): CategoryLink[];
}

const TTL_MS = 30_000;

export const linkOf = ({ name, slug, id }: Category): CategoryLink => ({
  text: name,
  url: categoryPath(slug, id),
});

function buildTree(all: readonly Category[]): CategoryTree {
  const byId = new Map(all.map((category) => [category.id, category]));
  const children = Map.groupBy(all, ({ parentId }) => parentId ?? '');
  return {
    all,
    find: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    leaves: all.filter(({ id }) => !children.has(id)),
    breadcrumbsOf(id) {
      const links: CategoryLink[] = [];
      const seen = new Set<string>();
      for (let category = byId.get(id); category && !seen.has(category.id);) {
        seen.add(category.id);
        links.unshift(linkOf(category));
        category = category.parentId === undefined ? undefined : byId.get(category.parentId);
      }
      return links;
    },
  };
}

/** Category trees by edition, cached for half a minute. */
export function createCategoryTrees(db: Executor, clock: Clock): (edition: Edition) => Promise<CategoryTree> {
  const cache = createTtlCache<CategoryTree>(clock, TTL_MS, 8);
  return (edition) =>
    cache.get(edition, async () => {
      const { rows } = await db.execute<
        Omit<Category, 'parentId' | 'cutsAcross'> & { parent_id: string | null; cuts_across: boolean }
      >(sql`
        select c.id, c.parent_id, c.slug, c.scene, c.cuts_across, t.name, t.title, t.description
        from category c
        join lateral ${textOf('category_text', sql`x.category_id = c.id`, edition)} t on true
        order by c.position, c.id`);
      return buildTree(
        rows.map(({ parent_id, cuts_across, ...row }) => ({
          ...row,
          parentId: parent_id ?? undefined,
          cutsAcross: cuts_across,
        })),
      );
    });
}
