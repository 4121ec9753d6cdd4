import type { StepResult } from './step.ts';

export interface BoardPorts {
  readonly write: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Redraws lines in place; otherwise one line per change. */
  readonly isTerminal: boolean;
  readonly columns?: number | undefined;
  readonly lastSeconds: ReadonlyMap<string, number>;
}

/** The steps of a run with state, elapsed and last time. */
export interface Board {
  start(name: string): void;
  end(result: StepResult): void;
  /** Redraws elapsed times; without a terminal, reports long steps once a minute. */
  tick(): void;
}

type Row =
  | { readonly state: 'waiting' }
  | { readonly state: 'running'; readonly since: number; reported: number }
  | { readonly state: 'ended'; readonly result: StepResult };

const REPORT_AFTER_MS = 60_000;
/** Fits a terminal of 80 columns with the counts. */
const NAME = 40;
const seconds = (value: number): string => `${value.toFixed(0)} s`.padStart(7);

/** A finished step: state, name, time, counts, and why the counts are unreliable. */
export function resultLine({ name, seconds: took, passed, failed, problem, remark }: StepResult): string {
  const note = problem ?? remark;
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(3)} failed`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(NAME)} ${seconds(took)} ${counts}${note === undefined ? '' : `  (${note})`}`;
}

export function createBoard(names: readonly string[], ports: BoardPorts): Board {
  const rows = new Map<string, Row>(names.map((name) => [name, { state: 'waiting' }]));
  const last = (name: string): string => {
    const took = ports.lastSeconds.get(name);
    return took === undefined ? '' : `   last time ${seconds(took).trim()}`;
  };
  const lineOf = (name: string, row: Row): string => {
    if (row.state === 'ended') return resultLine(row.result);
    if (row.state === 'waiting') return `· ${name.padEnd(NAME)} ${' '.repeat(7)}${last(name)}`;
    return `▶ ${name.padEnd(NAME)} ${seconds((ports.now() - row.since) / 1_000)}${last(name)}`;
  };
  let isDrawn = false;
  const draw = (): void => {
    const up = isDrawn ? `\u001B[${rows.size}A` : '';
    const lines = [...rows].map(
      ([name, row]) => `\u001B[2K${lineOf(name, row).slice(0, (ports.columns ?? 120) - 1)}\n`,
    );
    ports.write(up + lines.join(''));
    isDrawn = true;
  };
  if (ports.isTerminal) draw();
  return {
    start(name) {
      rows.set(name, { state: 'running', since: ports.now(), reported: ports.now() });
      if (ports.isTerminal) draw();
      else ports.write(`▶ ${name}${last(name)}\n`);
    },
    end(result) {
      rows.set(result.name, { state: 'ended', result });
      if (ports.isTerminal) return draw();
      ports.write(`${resultLine(result)}\n`);
      if (result.reason !== undefined) ports.write(`${result.reason}\n`);
    },
    tick() {
      if (ports.isTerminal) return draw();
      for (const [name, row] of rows) {
        if (row.state !== 'running' || ports.now() - row.reported < REPORT_AFTER_MS) continue;
        row.reported = ports.now();
        ports.write(`  ${name}: ${seconds((ports.now() - row.since) / 1_000).trim()} so far${last(name)}\n`);
      }
    },
  };
}
