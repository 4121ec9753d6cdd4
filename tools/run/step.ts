import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root } from '../stack/stack.ts';
import { reasonOf } from './reason.ts';

/** A command of a check. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Counts tests in the output; default: one per step. */
  readonly count?: (output: string) => Counts;
  /** Commands to rerun the failed tests; default: the whole step. */
  readonly rerun?: (output: string) => readonly string[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Why the counts are unreliable, such as an empty suite. */
  readonly problem?: string;
  /** A note on a successful step. */
  readonly remark?: string;
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** The end of a failed step's output. */
  readonly reason?: string;
  /** Commands to rerun only what failed. */
  readonly rerun?: readonly string[];
}

/** The full output of every step, until the next run. */
export const LOGS = join(root, 'test-results/steps');

const logName = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.log`;

/** Runs a command with a log file; returns output and exit code. */
async function run(step: Step, isShown: boolean): Promise<{ output: string; code: number }> {
  await mkdir(LOGS, { recursive: true });
  const log = createWriteStream(join(LOGS, logName(step.name)));
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
      log.write(text);
      if (isShown) process.stdout.write(text);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  log.end();
  return { output: chunks.join(''), code };
}

/** Runs a step; an error exit counts as at least one failure; `isShown` streams its output. */
export async function runStep(step: Step, isShown = false): Promise<StepResult> {
  const began = performance.now();
  const { output, code } = await run(step, isShown);
  const counts = step.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const isUncounted = counts.failed === 0 && (code !== 0 || counts.problem !== undefined);
  const failed = isUncounted ? 1 : counts.failed;
  const result = { ...counts, name: step.name, seconds: (performance.now() - began) / 1_000, failed };
  if (failed === 0) return result;
  return { ...result, reason: reasonOf(output), rerun: step.rerun?.(output) ?? [] };
}
