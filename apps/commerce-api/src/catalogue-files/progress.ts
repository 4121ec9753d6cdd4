import { stat } from 'node:fs/promises';

const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  readonly advance: (bytes: number) => void;
  readonly end: () => void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A progress bar by the bytes read; nothing where the output is no terminal. */
export async function createProgress(files: readonly string[], output: Output): Promise<Progress> {
  if (output.isTTY !== true) return { advance: () => undefined, end: () => undefined };
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const total = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  let done = 0;
  let shownAt = 0;
  return {
    advance(bytes) {
      done += bytes;
      const now = performance.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      const share = Math.min(1, done / total);
      const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '-');
      output.write(`\r[${bar}] ${String(Math.round(share * 100)).padStart(3)} %`);
    },
    end: () => void output.write(`\r${' '.repeat(WIDTH + 8)}\r`),
  };
}
