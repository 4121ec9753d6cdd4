import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of shoppers' cookies: the operator's, else one stored with the data. */
export const sessionSecret = (dataDir: string): Promise<string> =>
  storedSecret(dataDir, 'SESSION_SECRET', 'session-secret');

/** The signing secret of editors' tickets, found in the same way. */
export const previewSecret = (dataDir: string): Promise<string> =>
  storedSecret(dataDir, 'PREVIEW_SECRET', 'preview-secret');

const underWay = new Map<string, Promise<string>>();

async function storedSecret(dataDir: string, variable: string, name: string): Promise<string> {
  const given = process.env[variable];
  if (given !== undefined && given !== '') return given;
  const file = join(dataDir, name);
  // Shared by parallel starts: a file that was just created is still empty.
  const secret = underWay.get(file) ?? readOrMake(dataDir, file).finally(() => underWay.delete(file));
  underWay.set(file, secret);
  return secret;
}

async function readOrMake(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  try {
    // Of two parallel starts, one creates it and the other reads it.
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  }
}
