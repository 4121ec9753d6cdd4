import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, BuiltStory & { readonly type: string }>>;
}

/** Stories in the index whose id contains `wanted`; default: all. */
export function storiesOf(index: StoryIndex, wanted = ''): readonly BuiltStory[] {
  return Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(wanted));
}

export function readStories(folder: string, wanted?: string): readonly BuiltStory[] {
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return storiesOf(index, wanted);
}
