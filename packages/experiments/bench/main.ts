// Decisions a second beside the vendor's SDK, on the same generated projects and users: `npm run bench`.
import * as sdk6 from 'optimizely-sdk-6';
import { decideAll } from '../src/decisions/decide.ts';
import { parseConfig } from '../src/decisions/parse-config.ts';
import { generateProject } from '../src/decisions/projects.fixtures.ts';
import { createUser, type User } from '../src/decisions/user.ts';
import { seededRandom } from '../src/testing.fixtures.ts';

const WARM_UP_MS = 300;
const MEASURED_MS = 1_500;
const consent = { isGranted: () => true };
const random = seededRandom(7);
const projects = Array.from({ length: 10 }, () => generateProject(random, 20));

function perSecond(round: () => number): number {
  const run = (lengthMs: number): number => {
    const start = performance.now();
    let decisions = 0;
    while (performance.now() - start < lengthMs) decisions += round();
    return decisions / ((performance.now() - start) / 1_000);
  };
  run(WARM_UP_MS);
  return Math.round(run(MEASURED_MS));
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
  // The SDK types attribute values as any; the generator's are of unknown type.
  const users = project.users.map(({ id, attributes }) => ({
    id,
    attributes: attributes as Record<string, never>,
  }));
  return { client, users };
});

const engine = perSecond(() => {
  let count = 0;
  for (const { config, users } of ours)
    for (const user of users) count += decideAll(consent, config, user).size;
  return count;
});
const sdk = perSecond(() => {
  let count = 0;
  for (const { client, users } of theirs) {
    for (const { id, attributes } of users) {
      const decided = client.createUserContext(id, attributes).decideAll(['DISABLE_DECISION_EVENT' as never]);
      count += Object.keys(decided).length;
    }
  }
  return count;
});
for (const { client } of theirs) await client.close();

process.stdout.write(`| engine | decisions a second |
| --- | --- |
| @haberdash/experiments | ${engine.toLocaleString('en-GB')} |
| @optimizely/optimizely-sdk 6.6.1 | ${sdk.toLocaleString('en-GB')} |
| times faster | ${(engine / sdk).toFixed(1)} |
`);
