import type { ExperimentConfig, Rule, Variation } from '@haberdash/experiments';
import type { Block } from '@haberdash/blocks/model';
import { simulateSplits, type SimulatedSplit } from '@haberdash/experiments/simulation';
import type { Editor } from '../../../shared/pipeline/context.ts';
import { readExperienceVariants, type Problem } from '../../content/index.server.ts';
import type { ViewQuery } from '../../content/index.ts';
import {
  attributesOf,
  comparedProfiles,
  profileLabel,
  readProfile,
  type Profile,
} from '../model/profiles.ts';
import { audienceNames } from '../model/project.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { readProject } from './project.server.ts';

export const SIMULATED_VISITORS = 10_000;
/** Enough to tell whether a profile gets a variation, and quick for many profiles. */
const COMPARED_VISITORS = 1_000;

/** A variation with what it changes. */
export interface VariationView {
  readonly key: string;
  readonly isEnabled: boolean;
  readonly values: readonly (readonly [key: string, value: string])[];
  /** As shoppers get it; empty where the variation changes no content. */
  readonly content: readonly Block[];
}

export interface ExperimentView {
  readonly flagKey: string;
  readonly experimentKey: string;
  /** Empty for everyone. */
  readonly audiences: readonly string[];
  readonly variations: readonly VariationView[];
  readonly split: SimulatedSplit;
  /** Pages with the experience, by kind and slug. */
  readonly places: readonly string[];
}

/** What visitors of a profile get: the share of each variation, by experiment. */
export interface ProfileRow {
  readonly label: string;
  readonly shares: readonly {
    readonly experimentKey: string;
    readonly variations: readonly string[];
  }[];
}

export interface ExperimentsView {
  readonly revision: string;
  readonly profile: Profile;
  readonly seed: number;
  readonly segments: readonly string[];
  readonly experiments: readonly ExperimentView[];
  readonly rows: readonly ProfileRow[];
  readonly holdouts: readonly string[];
}

const MAX_SEED = 1_000_000;

function seedOf(parameters: URLSearchParams): number {
  const seed = Number(parameters.get('seed'));
  return Number.isInteger(seed) && seed > 0 && seed <= MAX_SEED ? seed : 1;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function rowOf(
  config: ExperimentConfig,
  profile: Profile,
  site: ViewQuery['site'],
  seed: number,
): ProfileRow {
  const splits = simulateSplits(config, {
    visitors: COMPARED_VISITORS,
    random: seededRandom(seed),
    details: { attributes: attributesOf(profile, site), segments: profile.segments },
  });
  return {
    label: profileLabel(profile),
    shares: splits.map(({ experimentKey, variations, visitors }) => ({
      experimentKey,
      variations: variations
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => `${key} ${percent(count / visitors)}`),
    })),
  };
}

function valuesOf(config: ExperimentConfig, flagKey: string, variation: Variation): VariationView['values'] {
  const variables = config.flags.get(flagKey)?.variables ?? [];
  return variables.map(({ id, key, defaultValue }) => [
    key,
    (variation.isEnabled ? variation.values.get(id) : undefined) ?? defaultValue,
  ]);
}

/** The running experiments of a project with their variations, and what visitors of a profile get. */
export async function readExperiments(
  query: ViewQuery,
  parameters: URLSearchParams,
  editor: Editor,
): Promise<ExperimentsView | Problem> {
  const project = await readProject();
  if ('cure' in project) return project;
  const { config, file } = project;
  const segments = config.customerData?.segments ?? [];
  const profile = readProfile(parameters, segments);
  const seed = seedOf(parameters);
  const names = audienceNames(file);
  const rules = new Map<string, Rule>(config.experiments);
  const splits = simulateSplits(config, {
    visitors: SIMULATED_VISITORS,
    random: seededRandom(seed),
    details: { attributes: attributesOf(profile, query.site), segments: profile.segments },
  });
  const content = await readExperienceVariants(
    query,
    new Map(splits.map(({ flagKey, variations }) => [flagKey, variations.map(({ key }) => key)])),
    editor,
  );
  return {
    revision: config.revision,
    profile,
    seed,
    segments,
    experiments: splits.map((split): ExperimentView => {
      const { flagKey, experimentKey } = split;
      const found = content.get(flagKey);
      return {
        flagKey,
        experimentKey,
        audiences: names.get(experimentKey) ?? [],
        split,
        places: found?.places ?? [],
        variations: [...(rules.get(experimentKey)?.variations.values() ?? [])].map((variation) => ({
          key: variation.key,
          isEnabled: variation.isEnabled,
          values: valuesOf(config, flagKey, variation),
          content: found?.variants.get(variation.key) ?? [],
        })),
      };
    }),
    rows: comparedProfiles(segments).map((each) => rowOf(config, each, query.site, seed)),
    holdouts: config.holdouts.map(({ rule }) => rule.key),
  };
}
