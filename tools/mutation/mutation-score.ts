/** What a report of Stryker says about each mutant, as far as the score needs it. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The share of detected mutants, with counts. */
export interface MutationScore {
  readonly killed: number;
  readonly alive: number;
  /** 0 to 100 with two decimals; 100 without mutants. */
  readonly score: number;
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const ALIVE: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Counts as Stryker does: killed and timed out against survived and never run; mutants that do not compile count for neither. */
export function mutationScore({ files }: MutationReport): MutationScore {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => NOTICED.has(status)).length;
  const alive = statuses.filter((status) => ALIVE.has(status)).length;
  const all = killed + alive;
  return { killed, alive, score: all === 0 ? 100 : Math.round((killed / all) * 10_000) / 100 };
}
