import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../stack/stack.ts';
import { reasonOf } from './reason.ts';

/** One command of a check, with what its output has to count. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the tests that ran from the output; a step without it counts as one test. */
  readonly count?: (output: string) => Counts;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Why the counts cannot be trusted, such as a suite that ran nothing. */
  readonly problem?: string;
  /** What a reader of the last lines should know of a step that passed. */
  readonly remark?: string;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** What a step that failed said last, so that it stands beside the counts and not thousands of lines before them. */
  readonly reason?: string;
}

/**
 * Runs a step; one that exits with an error has at least one failure.
 * @param shows its output as it comes, or at its end where other steps write at the same time
 */
export async function runStep(step: Step, shows: 'live' | 'at the end' = 'live'): Promise<StepResult> {
  const title = `\n▶ ${step.name}`;
  if (shows === 'live') console.log(title);
  const began = performance.now();
  const chunks: string[] = [];
  const child = spawn(step.command, step.args, {
    cwd: step.cwd ?? root,
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? ''),
      FORCE_COLOR: '0',
      NX_TUI: 'false',
      ...step.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      chunks.push(text);
      if (shows === 'live') process.stdout.write(text);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  const output = chunks.join('');
  if (shows === 'at the end') console.log(`${title}\n${output}`);
  const counts = step.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const isUncounted = counts.failed === 0 && (code !== 0 || counts.problem !== undefined);
  const failed = isUncounted ? 1 : counts.failed;
  return {
    name: step.name,
    seconds: (performance.now() - began) / 1_000,
    passed: counts.passed,
    failed,
    ...(failed === 0 ? {} : { reason: reasonOf(output) }),
    ...(counts.problem === undefined ? {} : { problem: counts.problem }),
    ...(counts.remark === undefined ? {} : { remark: counts.remark }),
  };
}
