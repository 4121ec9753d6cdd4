import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { runEditorCommand } from './editor-command.ts';
import { findEditor } from './repository.ts';

const EDITH = 'edith@example.com';
let database: TestDatabase;
let lines: string[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(async () => {
  await database.empty();
  lines = [];
});
afterAll(() => database.close());

const run = (args: readonly string[], sites?: string) =>
  runEditorCommand(
    { database, hasher: plainHasher, now: new Date(0), print: (line) => lines.push(line) },
    args,
    sites,
  );
const passwordIn = (line = ''): string => /Password: (\S+)$/.exec(line)?.[1] ?? '';

describe('the command of editors', () => {
  it('adds an editor, whose password it prints once', async () => {
    await run(['add', 'Edith@example.com'], 'NF-US,NF-CA');
    const found = await findEditor(database.read, EDITH);
    expect(found?.editor).toMatchObject({ siteIds: ['NF-US', 'NF-CA'], isActive: true });
    const password = passwordIn(lines[0]);
    expect(password).toHaveLength(20);
    expect((await plainHasher.verify(password, found?.credential.passwordHash)).isRight).toBe(true);
  });

  it('gives an editor who is there other sites and another password, and all sites where none is named', async () => {
    await run(['add', EDITH], 'NF-US');
    await run(['block', EDITH]);
    await run(['add', EDITH]);
    const found = await findEditor(database.read, EDITH);
    expect(found?.editor.isActive).toBe(true);
    expect(found?.editor.siteIds).toContain('NF-IT');
    expect(passwordIn(lines[2])).not.toBe(passwordIn(lines[0]));
  });

  it('blocks an editor, and lists all', async () => {
    await run(['add', EDITH], 'NF-US');
    await run(['block', EDITH]);
    await run(['list']);
    expect((await findEditor(database.read, EDITH))?.editor.isActive).toBe(false);
    expect(lines.slice(1)).toEqual([
      `${EDITH} has no access any more.`,
      `${EDITH} NF-US (blocked)`,
      '1 editors.',
    ]);
  });

  it.each([
    [['add', EDITH], 'NF-XX', /no site "NF-XX"; its sites are NF-US, NF-CA/],
    [['add', 'edith'], undefined, /"edith" is no e-mail address/],
    [['block', 'nobody@example.com'], undefined, /There is no editor nobody@example.com/],
    [['hire', EDITH], undefined, /npm run editor -- add EMAIL/],
  ])('%j for %s is rejected', async (args, sites, message) => {
    await expect(run(args, sites)).rejects.toThrow(message);
  });
});
