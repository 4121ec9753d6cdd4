import { bodyCases } from './body-cases.ts';
import { headCases } from './head-cases.ts';
import type { HostileCase } from './hostile-case.ts';
import { targetCases } from './target-cases.ts';

/** What every HTTP server of ours must withstand. */
export const genericCases: readonly HostileCase[] = [...bodyCases, ...headCases, ...targetCases];
