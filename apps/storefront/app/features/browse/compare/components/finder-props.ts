import type { FinderResult, readSizeFinder } from '../server/size-finder.server.ts';

export interface SizeFinderPageProps {
  readonly page: Awaited<ReturnType<typeof readSizeFinder>>;
  readonly result: FinderResult | undefined;
}
