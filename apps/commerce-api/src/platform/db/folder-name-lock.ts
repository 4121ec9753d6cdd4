import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A name of the folder itself: an abstract socket on Linux, else a socket outside of it. */
function addressOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `haberdash-data-${dev}-${ino}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const isListening = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

/** Takes the folder's name; returns its release, or undefined when another process has it. */
export async function takeFolderName(folder: string): Promise<(() => void) | undefined> {
  const address = addressOf(folder);
  const take = async (): Promise<() => void> => {
    const server = await listen(address);
    return () => void server.close();
  };
  try {
    return await take();
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  // A killed process leaves its socket file.
  if (address.startsWith('\0') || (await isListening(address))) return undefined;
  unlinkSync(address);
  return take();
}
