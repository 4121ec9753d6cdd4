import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { LEFT_OUT } from '../internals/react.ts';

const LONGEST_RENDER_MS = 10_000;

/**
 * Renders a whole document to text. Its data are there before it is rendered, so one go is enough and costs much less
 * than a stream of parts; a document with a part that is not there yet, as code that is loaded for the first time, is
 * rendered again and waited for. Called by a function, because what was begun is not rendered twice. Rejects with
 * what a part throws: React would leave its place empty, as if nothing had happened.
 */
export async function renderToText(page: () => ReactNode, nonce: string): Promise<string> {
  return renderAtOnce(page()) ?? renderWhenReady(page(), nonce);
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const text = renderToString(page);
    return text.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${text}`;
  } catch {
    // It is rendered again below, and what it throws then is told.
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
      // A finished part must never wait in a hidden segment for a script to show it.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: fail,
      onShellError: fail,
    });
    const limit = setTimeout(() => stream.abort(new Error('rendering took too long')), LONGEST_RENDER_MS);
  });
}
