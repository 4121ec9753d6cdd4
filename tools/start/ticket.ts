import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { previewSecret } from '../stack/session-secret.ts';
import { root } from '../stack/stack.ts';

/** The sites of the demo shop. */
const SITES = 'NF-US,NF-CA,NF-GB,NF-FR,NF-DE,NF-ES,NF-IT';
const HOURS = '24';

/** A ticket of a day, signed with a secret. */
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

/** A ticket of a day for whoever reads the terminal of this machine. */
export const ticketForHere = async (dataDir: string): Promise<string> =>
  ticketFor(await previewSecret(dataDir));
