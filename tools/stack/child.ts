import { spawn, type ChildProcess } from 'node:child_process';

/** A child server with address and stop function. */
export interface RunningServer {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

export interface ServerCommand {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly readyPath: string;
  readonly onLine?: (line: string) => void;
  /** Receives messages of the process. */
  readonly onReport?: (report: unknown) => void;
  /** Stops a server that is not ready yet. */
  readonly signal?: AbortSignal | undefined;
}

/** A server that ended before it was ready, with its own message. */
export class ServerFailedError extends Error {
  override readonly name = 'ServerFailedError';
}

const READY_POLL_MS = 100;
/** Longer than the servers' own shutdown limit. */
const STOP_GRACE_MS = 20_000;

/** Starts a server and resolves when its readiness check succeeds; rejects if it ends first. */
export async function startServer(command: ServerCommand): Promise<RunningServer> {
  const child = spawn(process.execPath, command.args, {
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    stdio: command.onReport === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (command.onReport !== undefined) child.on('message', command.onReport);
  const output: string[] = [];
  const listen = (stream: NodeJS.ReadableStream) => {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (output.length < 200) output.push(line);
        command.onLine?.(line);
      }
    });
  };
  if (child.stdout !== null) listen(child.stdout);
  if (child.stderr !== null) listen(child.stderr);
  let exitCode: number | undefined;
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      exitCode = code ?? 1;
      resolve(exitCode);
    });
  });

  const stop = async () => {
    if (exitCode !== undefined) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await ended;
    clearTimeout(timer);
  };

  for (;;) {
    if (command.signal?.aborted === true) {
      await stop();
      command.signal.throwIfAborted();
    }
    if (exitCode !== undefined) throw new ServerFailedError(lastOutput(command.name, output));
    const response = await fetch(command.origin + command.readyPath).catch(() => undefined);
    if (response?.ok && exitCode === undefined)
      return { process: child, origin: command.origin, ended, stop };
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
}

function lastOutput(name: string, output: readonly string[]): string {
  const words = output.map(readable).filter((line) => line.trim() !== '');
  // The last line of a crash is a stack frame.
  const fatal = words.find((line) => /fatal error/i.test(line));
  return fatal ?? words.at(-1) ?? `${name} stopped before it was ready.`;
}

/** The message of a JSON log line. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && 'msg' in entry && typeof entry.msg === 'string')
      return entry.msg;
  } catch {
    // Not a log line.
  }
  return line;
}
