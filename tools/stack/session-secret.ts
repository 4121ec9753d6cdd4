import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What seals the shoppers' cookies: the operator's, else one made once and kept with the data. */
export const sessionSecret = (dataDir: string): Promise<string> =>
  keptSecret(dataDir, 'SESSION_SECRET', 'session-secret');

/** What signs the tickets of editors, found in the same way. */
export const previewSecret = (dataDir: string): Promise<string> =>
  keptSecret(dataDir, 'PREVIEW_SECRET', 'preview-secret');

const underWay = new Map<string, Promise<string>>();

async function keptSecret(dataDir: string, variable: string, name: string): Promise<string> {
  const given = process.env[variable];
  if (given !== undefined && given !== '') return given;
  const file = join(dataDir, name);
  // Parts that start together share one: a file that was only just created is still empty.
  const secret = underWay.get(file) ?? readOrMake(dataDir, file).finally(() => underWay.delete(file));
  underWay.set(file, secret);
  return secret;
}

async function readOrMake(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  try {
    // Of two that start at once, one makes it and the other reads it.
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  }
}
