import { StaticMarkup } from '@haberdash/page-engine';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { Blocks } from '#views/content';
import type { PageBlock } from '../model/page-blocks.ts';

export function StaticBlock({ block }: { readonly block: PageBlock }) {
  // Passed on by reference: document-only data is not enumerable, and a spread would lose it.
  const { id, staticBlock } = block;
  const priority = block.priority === true;
  return (
    <StaticMarkup name={`block ${id} ${priority}`} of={staticBlock}>
      {(shown) => <Blocks blocks={[shown]} priority={priority} />}
    </StaticMarkup>
  );
}
