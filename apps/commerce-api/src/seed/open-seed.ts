import type { Config } from '../platform/config/config.ts';
import { createFromModule } from '../platform/process/load-module.ts';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import type { SeedSource } from './seed-source.ts';

/** The configured seed source; throws without one. */
export async function openSeed({ seedSource }: Pick<Config, 'seedSource'>): Promise<SeedSource> {
  if (seedSource === undefined)
    throw new StartupProblem(
      'To fill the shop, SEED_SOURCE must name the module that its products come from.',
    );
  // The module of the setting exports a seed source.
  return (await createFromModule('SEED_SOURCE', seedSource, 'createSeedSource')) as SeedSource;
}
