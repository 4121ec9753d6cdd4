import type { Config } from '../platform/config/config.ts';
import { createFromModule } from '../platform/process/load-module.ts';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import type { SeedSource } from './seed-source.ts';

/** The source of rows that the operator chose; to fill a shop there must be one. */
export async function openSeed({ seedSource }: Pick<Config, 'seedSource'>): Promise<SeedSource> {
  if (seedSource === undefined)
    throw new StartupProblem(
      'To fill the shop, SEED_SOURCE must name the module that its products come from.',
    );
  // A module that is named as the source promises to export one.
  return (await createFromModule('SEED_SOURCE', seedSource, 'createSeedSource')) as SeedSource;
}
