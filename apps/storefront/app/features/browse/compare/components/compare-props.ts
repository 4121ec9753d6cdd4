import type { readComparison } from '../server/compare.server.ts';

export interface ComparePageProps {
  readonly page: Awaited<ReturnType<typeof readComparison>>;
}
