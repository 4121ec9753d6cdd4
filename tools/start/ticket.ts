import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { previewSecret } from '../stack/session-secret.ts';
import { root } from '../stack/stack.ts';

const SITES = 'NF-US,NF-CA,NF-GB,NF-FR,NF-DE,NF-ES,NF-IT';
const HOURS = '24';

/** A signed ticket of one day. */
export async function ticketFor(secret: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@haberdash/source',
      join(root, 'apps/commerce-api/src/domains/accounts/preview/main.ts'),
      `--sites=${SITES}`,
      `--hours=${HOURS}`,
    ],
    { env: { ...process.env, PREVIEW_SECRET: secret } },
  );
  return stdout.trim();
}

/** A ticket of one day for this machine's terminal. */
export const ticketForHere = async (dataDir: string): Promise<string> =>
  ticketFor(await previewSecret(dataDir));
