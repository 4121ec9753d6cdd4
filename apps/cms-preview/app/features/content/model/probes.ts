import type { Finding } from './checks.ts';

/** Findings that somebody had to ask for, by the id of their result. */
export type Probes = Readonly<Record<string, readonly Finding[]>>;
