// Decisions per second compared with the vendor's SDK on generated projects: `npm run bench`.
import * as sdk6 from 'optimizely-sdk-6';
import { decideAll } from '../src/decisions/decide.ts';
import { parseConfig } from '../src/decisions/parse-config.ts';
import { generateProject } from '../src/decisions/projects.fixtures.ts';
import { createUser, type User } from '../src/decisions/user.ts';
import { seededRandom } from '../src/testing.fixtures.ts';

const ROUNDS = 8;
const ROUND_MS = 250;
const consent = { isGranted: () => true };
const random = seededRandom(7);
const projects = Array.from({ length: 10 }, () => generateProject(random, 20));

/** Decisions per second of CPU time, so that other processes do not count. */
function rate(work: () => number): number {
  const start = process.cpuUsage();
  const end = performance.now() + ROUND_MS;
  let decisions = 0;
  while (performance.now() < end) decisions += work();
  const { user, system } = process.cpuUsage(start);
  return decisions / ((user + system) / 1_000_000);
}

/** Both run in turns, and the best turn of each counts, after warm-up. */
function compare(works: readonly (() => number)[]): readonly number[] {
  const best = works.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, work] of works.entries()) best[index] = Math.max(best[index] ?? 0, rate(work));
  return best.map(Math.round);
}

const ours = projects.map((project) => {
  const parsed = parseConfig(project.dataFile);
  if (!parsed.ok) throw new Error(parsed.reason);
  const users = project.users
    .map((user) => createUser(user.id, user))
    .filter((user): user is User => user !== undefined);
  return { config: parsed.config, users };
});

const theirs = projects.map((project) => {
  const client = sdk6.createInstance({
    projectConfigManager: sdk6.createStaticProjectConfigManager({
      datafile: JSON.stringify(project.dataFile),
    }),
  });
  // The SDK types attribute values as any; the generator's are unknown.
  const users = project.users.map(({ id, attributes }) => ({
    id,
    attributes: attributes as Record<string, never>,
  }));
  return { client, users };
});

const decideWithEngine = (): number => {
  let count = 0;
  for (const { config, users } of ours)
    for (const user of users) count += decideAll(consent, config, user).size;
  return count;
};
const decideWithSdk = (): number => {
  let count = 0;
  for (const { client, users } of theirs) {
    for (const { id, attributes } of users) {
      const decided = client.createUserContext(id, attributes).decideAll(['DISABLE_DECISION_EVENT' as never]);
      count += Object.keys(decided).length;
    }
  }
  return count;
};
const [engine = 0, sdk = 0] = compare([decideWithEngine, decideWithSdk]);
for (const { client } of theirs) await client.close();

process.stdout.write(`| engine | decisions a second of processor time |
| --- | --- |
| @haberdash/experiments | ${engine.toLocaleString('en-GB')} |
| @optimizely/optimizely-sdk 6.6.1 | ${sdk.toLocaleString('en-GB')} |
| times faster | ${(engine / sdk).toFixed(1)} |
`);
