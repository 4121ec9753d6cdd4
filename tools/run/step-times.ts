import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../stack/stack.ts';

const FILE = join(root, 'node_modules/.cache/haberdash/step-times.json');

/** Seconds of each step's last successful run on this machine. */
export async function readStepTimes(): Promise<ReadonlyMap<string, number>> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  const times: Record<string, number> = JSON.parse(text);
  return new Map(Object.entries(times));
}

export async function writeStepTimes(times: ReadonlyMap<string, number>): Promise<void> {
  const all = new Map([...(await readStepTimes()), ...times]);
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(Object.fromEntries(all)));
}
