import { Writable } from 'node:stream';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';

const LONGEST_RENDER_MS = 10_000;

type Handlers = Pick<RenderToPipeableStreamOptions, 'onAllReady' | 'onShellError' | 'onError'>;

/** Collects a whole page: one piece is answered and compressed in one go, which costs less than a stream of parts. */
export function renderToBytes(
  render: (handlers: Handlers) => PipeableStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const stream = render({
      onAllReady: () => stream.pipe(sink),
      onShellError: (error) => {
        clearTimeout(limit);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const limit = setTimeout(() => stream.abort(new Error('rendering took too long')), LONGEST_RENDER_MS);
  });
}
