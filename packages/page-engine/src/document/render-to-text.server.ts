import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { LEFT_OUT } from '../internals/react.ts';

const LONGEST_RENDER_MS = 10_000;

/**
 * Renders a whole document to text: one pass, because the data are loaded; rendered again as a stream if it
 * suspends, as on code loaded for the first time. Rejects with what a component throws.
 */
export async function renderToText(page: () => ReactNode, nonce: string): Promise<string> {
  return renderSync(page()) ?? renderWhenReady(page(), nonce);
}

function renderSync(page: ReactNode): string | undefined {
  try {
    const text = renderToString(page);
    return text.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${text}`;
  } catch {
    // Rendered again below, which reports what it throws.
    return undefined;
  }
}

function renderWhenReady(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(limit);
      reject(error instanceof Error ? error : new Error('A part threw something that is no error.'));
    };
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      // Finished parts must not wait in hidden segments for a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: fail,
      onShellError: fail,
    });
    const limit = setTimeout(() => stream.abort(new Error('rendering took too long')), LONGEST_RENDER_MS);
  });
}
