import type { Block, Menu } from '@haberdash/blocks/model';
import type { Difference } from './diff.ts';
import type { Finding } from './checks.ts';
import type { Raw } from './raw.ts';

/** A document that points to a block. */
export interface ReferrerLink {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
}

/** One result of the viewer (spec 3 §2), with all that is said beside it. */
export interface Result {
  readonly id: string;
  readonly name: string;
  readonly referrers: number;
  readonly referrerList: readonly ReferrerLink[];
  /** ISO; absent where the service does not say. */
  readonly modificationDate?: string;
  readonly isDraft: boolean;
  readonly publishFrom?: string;
  readonly publishUntil?: string;
  /** As its editor has left it. */
  readonly raw: Raw;
  /** As it is shown; none of a block that readers would not get. */
  readonly blocks: readonly Block[];
  /** In place of blocks, of a menu. */
  readonly menu?: Menu;
  /** Why these and no others are shown. */
  readonly why: readonly string[];
  readonly findings: readonly Finding[];
  /** What is live of the same id, where it is compared. */
  readonly live?: { readonly blocks: readonly Block[]; readonly differences: readonly Difference[] };
  /** Compared, and nothing of this id is live. */
  readonly isNew: boolean;
}
