import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story of the built Storybook. */
export interface BuiltStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, BuiltStory & { readonly type: string }>>;
}

/** The stories in the index of a built Storybook whose id holds `wanted`; without it all of them. */
export function storiesOf(index: StoryIndex, wanted = ''): readonly BuiltStory[] {
  return Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(wanted));
}

/** Reads the index that `storybook build` writes. */
export function readStories(folder: string, wanted?: string): readonly BuiltStory[] {
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return storiesOf(index, wanted);
}
