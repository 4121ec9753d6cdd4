// Decisions per second compared with the vendor's SDK on generated projects, and what the flags of a page cost:
// `npm run bench`.
import { gzipSync } from 'node:zlib';
import * as sdk6 from 'optimizely-sdk-6';
import { decideAll } from '../src/decisions/decide.ts';
import { eventContext } from '../src/decisions/event-context.ts';
import { parseConfig } from '../src/decisions/parse-config.ts';
import { generateProject } from '../src/decisions/projects.fixtures.ts';
import { toSnapshot } from '../src/decisions/snapshot.ts';
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

const engines = [
  { engine: '@haberdash/experiments', 'decisions a second of processor time': engine },
  { engine: '@optimizely/optimizely-sdk 6.6.1', 'decisions a second of processor time': sdk },
];

/** The data of a page with so many flags: each an experiment with two variations, a third with a variable. */
function projectOf(flags: number): object {
  const keys = Array.from({ length: flags }, (_, index) => `flag_of_the_page_${String(index)}`);
  return {
    version: '4',
    accountId: '215757',
    projectId: '901',
    revision: '1',
    featureFlags: keys.map((key, index) => ({
      key,
      experimentIds: [String(20_000_000_000 + index)],
      rolloutId: '',
      variables: index % 3 === 0 ? [{ id: 'v', key: 'place', type: 'string', defaultValue: 'a' }] : [],
    })),
    experiments: keys.map((key, index) => {
      const id = 20_000_000_000 + index;
      const variationIds = [`${String(id)}1`, `${String(id)}2`];
      return {
        id: String(id),
        key: `${key}_test`,
        status: 'Running',
        layerId: String(30_000_000_000 + index),
        variations: variationIds.map((variationId, at) => ({
          id: variationId,
          key: at === 0 ? 'baseline' : 'changed',
          featureEnabled: true,
          variables: [{ id: 'v', value: at === 0 ? 'a' : 'b' }],
        })),
        trafficAllocation: variationIds.map((entityId, at) => ({ entityId, endOfRange: 5_000 * (at + 1) })),
      };
    }),
  };
}

const PAGES = 5_000;
/** The private data of a guest, into which decisions go. */
const PRIVATE_DATA = JSON.stringify({
  shopper: { kind: 'guest', roles: [] },
  flashMessages: [],
  cart: { totalItems: 0 },
});

/** Processor time of a page's decisions, and the compressed bytes that they add to its private data. */
function costOf(flags: number) {
  const parsed = parseConfig(projectOf(flags));
  if (!parsed.ok) throw new Error(parsed.reason);
  const { config } = parsed;
  const make = (index: number): string => {
    const user = createUser(`vuid_${index.toString(16).padStart(27, '0')}`);
    if (user === undefined) throw new Error('no user');
    const snapshot = toSnapshot(decideAll(consent, config, user));
    return JSON.stringify({ snapshot, context: eventContext(config, user) });
  };
  for (let index = 0; index < PAGES; index += 1) make(index);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = process.cpuUsage();
    for (let index = 0; index < PAGES; index += 1) make(index);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000 / PAGES);
  }
  const size = (text: string): number => gzipSync(text, { level: 6 }).length;
  const withDecisions = PRIVATE_DATA.slice(0, -1) + `,"experiments":${make(7)}}`;
  return { ms: best, bytes: size(withDecisions) - size(PRIVATE_DATA) };
}

const costs = [0, 1, 10, 50].map((flags) => {
  const { ms, bytes } = costOf(flags);
  return {
    'flags of a page': flags,
    'ms on the server': Number(ms.toFixed(3)),
    'bytes more, gzip': bytes,
  };
});
process.stdout.write(
  `${JSON.stringify({ 'Experiments: decisions': engines, 'Experiments: cost of a page': costs })}\n`,
);
