import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { readable } from '../stack/child.ts';
import { root } from '../stack/stack.ts';
import type { Running } from './restarter.ts';

const MARK_WIDTH = 14;
const KILL_AFTER_MS = 10_000;

/** Successful requests are not shown. */
function isNews(line: string): boolean {
  return line.trim() !== '' && !/^\{.*"(?:level":(?:20|30|"info")|event":"request")/.test(line);
}

function messageOf(line: string): string {
  const [, reason = ''] = /"err(?:or)?":(?:\{[^}]*?"message":)?"([^"]*)"/.exec(line) ?? [];
  return reason === '' ? readable(line) : `${readable(line)} (${reason})`;
}

/** Prints lines prefixed with their part. */
export function printLine(name: string, line: string): void {
  if (isNews(line)) process.stdout.write(`${name.padEnd(MARK_WIDTH)}${messageOf(line)}\n`);
}

export interface ChildRun extends Running {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
}

export function runChild(
  name: string,
  command: readonly [string, ...string[]],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): ChildRun {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? ''),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that its children end with it.
    detached: true,
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended.
    }
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) printLine(name, line);
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
  return {
    ended,
    stop() {
      signal('SIGTERM');
      timer = setTimeout(() => signal('SIGKILL'), KILL_AFTER_MS);
    },
  };
}
