import { expect, it } from 'vitest';

import { StartupProblem } from '../platform/process/startup-problem.ts';
import { openSeed } from './open-seed.ts';

it('takes the source that the setting names', async () => {
  expect(await openSeed({ seedSource: '@haberdash/demo-shop' })).toMatchObject({ name: 'demo' });
});

it('cannot seed without a source, and names the missing setting', async () => {
  await expect(openSeed({ seedSource: undefined })).rejects.toThrow(StartupProblem);
  await expect(openSeed({ seedSource: undefined })).rejects.toThrow(/SEED_SOURCE/);
});
