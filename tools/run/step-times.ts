import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../stack/stack.ts';

const FILE = join(root, 'node_modules/.cache/haberdash/step-times.json');

/** The seconds that each step took when it last passed on this machine. */
export async function readStepTimes(): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  const times: Record<string, number> = JSON.parse(text);
  return new Map(Object.entries(times));
}

/** Keeps the seconds of steps that passed, beside those of steps that did not run. */
export async function writeStepTimes(times: ReadonlyMap<string, number>): Promise<void> {
  const all = new Map([...(await readStepTimes()), ...times]);
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(Object.fromEntries(all)));
}
