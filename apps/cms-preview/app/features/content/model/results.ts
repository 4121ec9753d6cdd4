import type { Block, Menu } from '@haberdash/blocks/model';
import type { Difference } from './diff.ts';
import type { Finding } from './checks.ts';
import type { Raw } from './raw.ts';

/** A document that contains a block. */
export interface ReferrerLink {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
}

/** A result of the viewer (spec 3 §2). */
export interface Result {
  readonly id: string;
  readonly name: string;
  readonly referrers: number;
  readonly referrerList: readonly ReferrerLink[];
  /** ISO; absent if the service has none. */
  readonly modificationDate?: string;
  readonly isDraft: boolean;
  readonly publishFrom?: string;
  readonly publishUntil?: string;
  readonly raw: Raw;
  /** The blocks to show; empty if readers would not get it. */
  readonly blocks: readonly Block[];
  /** Instead of blocks, for a menu. */
  readonly menu?: Menu;
  readonly why: readonly string[];
  readonly findings: readonly Finding[];
  /** The live version, if compared. */
  readonly live?: { readonly blocks: readonly Block[]; readonly differences: readonly Difference[] };
  /** Compared, and without a live version. */
  readonly isNew: boolean;
}
