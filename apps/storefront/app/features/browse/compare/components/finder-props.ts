import type { FinderAnswer, readSizeFinder } from '../server/size-finder.server.ts';

export interface SizeFinderPageProps {
  readonly page: Awaited<ReturnType<typeof readSizeFinder>>;
  readonly answer: FinderAnswer | undefined;
}
