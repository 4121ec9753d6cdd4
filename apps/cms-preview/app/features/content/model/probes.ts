import type { Finding } from './checks.ts';

/** Findings of the link check by result id. */
export type Probes = Readonly<Record<string, readonly Finding[]>>;
