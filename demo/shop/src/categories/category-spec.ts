import type { GarmentKind, SceneName } from '@haberdash/demo-pictures/picture.ts';
import type { Phrase } from '../language.ts';

const GENDERS = ['women', 'men', 'kids', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];

export interface Leaf {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly lead: Phrase;
  readonly kinds: readonly GarmentKind[];
}

/** Leaves that departments share. */
export interface Group {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly lead: Phrase;
  readonly scene: SceneName;
  readonly leaves: readonly Leaf[];
}

/** A top category: an audience, or equipment. */
export interface Department {
  readonly code: string;
  readonly slug: string;
  readonly names: Phrase;
  readonly titleParts: Phrase;
  readonly lead: Phrase;
  readonly scene: SceneName;
  readonly gender: Gender;
  readonly groups: readonly Group[];
}

export const leaf = (
  code: string,
  slug: string,
  names: Phrase,
  lead: Phrase,
  ...kinds: GarmentKind[]
): Leaf => ({
  code,
  slug,
  names,
  lead,
  kinds,
});
