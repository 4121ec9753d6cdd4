import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import { FileProblem } from '../file-problem.ts';

const BOMS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const LONGEST_BOM = 3;

/** The encoding that the first bytes name; undefined without a byte order mark. */
async function encodingOf(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_BOM), 0, LONGEST_BOM, 0);
    const start = [...buffer.subarray(0, bytesRead)];
    return BOMS.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0];
  } finally {
    await file.close();
  }
}

const cannotRead = (path: string, error: unknown): FileProblem => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new FileProblem(`${path} does not exist.`);
  if (code === 'EISDIR') return new FileProblem(`${path} is a folder; name the files in it.`);
  return new FileProblem(`${path} cannot be read (${typeof code === 'string' ? code : String(error)}).`);
};

type Decoder = InstanceType<typeof TextDecoder>;

function decoderOf(encoding: string): Decoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FileProblem(
      `The encoding ${JSON.stringify(encoding)} is unknown; use a name such as windows-1252 or utf-16le.`,
    );
  }
}

/** Reads a text file as a stream; a byte order mark decides before `encoding`. */
export async function* decodeFile(
  path: string,
  encoding = 'utf-8',
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<string> {
  const found = await encodingOf(path).catch((error: unknown) => Promise.reject(cannotRead(path, error)));
  const decoder = decoderOf(found ?? encoding);
  let line = 1;
  const decode = (bytes?: Uint8Array): string => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      for (const sign of text) if (sign === '\n') line += 1;
      return text;
    } catch {
      const [readable = ''] = new TextDecoder(decoder.encoding).decode(bytes).split('\ufffd', 1);
      const at = line + readable.split('\n').length - 1;
      throw new FileProblem(
        `${path} is not ${decoder.encoding} (line ${at}); save it as UTF-8, or name its encoding, such as --encoding windows-1252.`,
      );
    }
  };
  try {
    for await (const chunk of createReadStream(path)) {
      // Without an encoding, a stream of a file gives bytes.
      const bytes = chunk as Buffer;
      onBytes(bytes.length);
      const text = decode(bytes);
      if (text !== '') yield text;
    }
  } catch (error) {
    throw error instanceof FileProblem ? error : cannotRead(path, error);
  }
  const rest = decode();
  if (rest !== '') yield rest;
}
