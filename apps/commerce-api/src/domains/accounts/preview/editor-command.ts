import { sitesOf } from '@haberdash/shop';
import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../../platform/db/database.ts';
import { StartupProblem } from '../../../platform/process/startup-problem.ts';
import { shop } from '../../../shared/shop.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { credential } from '../identity/schema.ts';
import { editor } from './schema.ts';

const USAGE = `npm run editor -- add EMAIL [--sites NF-US,NF-CA]   adds an editor, or gives a new password; all sites by default
npm run editor -- block EMAIL                       ends the access of an editor
npm run editor -- list`;

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const PASSWORD_BYTES = 15;

export interface EditorCommandParts {
  readonly database: Database;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly now: Date;
  readonly print: (line: string) => void;
}

function siteIdsOf(sites: string | undefined): string[] {
  const known = [...new Set(sitesOf(shop).map(({ siteId }) => siteId))];
  const siteIds = sites === undefined ? known : sites.split(',').map((site) => site.trim());
  const wrong = siteIds.find((siteId) => !known.includes(siteId));
  if (wrong !== undefined)
    throw new StartupProblem(`The shop has no site "${wrong}"; its sites are ${known.join(', ')}.`);
  return siteIds;
}

/** Adds an editor, or gives one who is there these sites and a new password, which is printed once. */
async function add(parts: EditorCommandParts, email: string, siteIds: string[]): Promise<void> {
  const { database, hasher, now, print } = parts;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const subject = `editor-${email}`;
  const passwordHash = await hasher.hash(password);
  await database.transaction(async (tx) => {
    await tx
      .insert(editor)
      .values({ email, subject, siteIds })
      .onConflictDoUpdate({ target: editor.email, set: { siteIds, isActive: true } });
    await tx
      .insert(credential)
      .values({ subject, passwordHash, changedAt: now })
      .onConflictDoUpdate({ target: credential.subject, set: { passwordHash, changedAt: now } });
  });
  print(`${email} writes for ${siteIds.join(', ')}. Password: ${password}`);
}

async function block({ database, print }: EditorCommandParts, email: string): Promise<void> {
  const blocked = await database.transaction((tx) =>
    tx.update(editor).set({ isActive: false }).where(eq(editor.email, email)).returning(),
  );
  if (blocked.length === 0) throw new StartupProblem(`There is no editor ${email}.`);
  print(`${email} has no access any more.`);
}

async function list({ database, print }: EditorCommandParts): Promise<void> {
  const editors = await database.read.select().from(editor).orderBy(asc(editor.email));
  for (const { email, siteIds, isActive } of editors)
    print(`${email} ${siteIds.join(',')}${isActive ? '' : ' (blocked)'}`);
  print(`${editors.length} editors.`);
}

/**
 * Adds, blocks and lists editors.
 *
 * @throws {StartupProblem} for wrong use and for an editor or a site that does not exist
 */
export async function runEditorCommand(
  parts: EditorCommandParts,
  [action, given, ...rest]: readonly string[],
  sites: string | undefined,
): Promise<void> {
  if (action === 'list' && given === undefined) return list(parts);
  if ((action !== 'add' && action !== 'block') || given === undefined || rest.length > 0)
    throw new StartupProblem(USAGE);
  const email = given.toLowerCase();
  if (!EMAIL.test(email)) throw new StartupProblem(`"${given}" is no e-mail address.`);
  return action === 'add' ? add(parts, email, siteIdsOf(sites)) : block(parts, email);
}
