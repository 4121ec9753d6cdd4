import type { ExperimentConfig, Rule } from '../decisions/config.ts';
import { decideFlag } from '../decisions/decide.ts';
import { createUser, type UserDetails } from '../decisions/user.ts';
import type { Random } from '../ports.ts';
import { newVisitorId } from '../visitor/visitor-id.ts';
import { sampleRatio, type SampleRatio } from './sample-ratio.ts';

export interface SimulationOptions {
  readonly visitors: number;
  /** A seeded one gives the same visitors again. */
  readonly random: Random;
  /** Attributes and segments that all visitors have. */
  readonly details?: UserDetails | undefined;
}

export interface VariationShare {
  readonly key: string;
  readonly count: number;
  /** The share that the experiment sets, of the visitors in it: 0 to 1. */
  readonly share: number;
}

/** What simulated visitors got of one experiment of a flag. */
export interface SimulatedSplit {
  readonly flagKey: string;
  readonly experimentKey: string;
  readonly visitors: number;
  readonly variations: readonly VariationShare[];
  /** Visitors in a holdout. */
  readonly heldBack: number;
  /** Visitors outside the audience, the share or the group of the experiment. */
  readonly outside: number;
  readonly ratio: SampleRatio;
}

const SLOTS = 10_000;

/** The slots of each variation; a variation may own several ranges. */
function slotsOf({ allocation, variations }: Rule): ReadonlyMap<string, number> {
  const slots = new Map([...variations.keys()].map((id) => [id, 0]));
  let start = 0;
  for (const [end, id] of allocation) {
    const own = slots.get(id);
    if (own !== undefined) slots.set(id, own + Math.max(0, Math.min(end, SLOTS) - start));
    start = Math.max(start, end);
  }
  return slots;
}

/**
 * Decides all running experiments for visitors with new ids, and counts who got what. The ids, the engine and the
 * slots are those of the shop, so the counts are what the same visitors would get there.
 */
export function simulateSplits(
  config: ExperimentConfig,
  { visitors, random, details }: SimulationOptions,
): readonly SimulatedSplit[] {
  const running = [...config.flags.values()].flatMap((flag) =>
    flag.experiments
      .filter(({ isRunning }) => isRunning)
      .map((rule) => ({ flag, rule, counts: new Map<string, number>(), heldBack: 0, outside: 0 })),
  );
  for (let index = 0; index < visitors; index += 1) {
    const user = createUser(newVisitorId(random), details);
    if (user === undefined) break;
    for (const each of running) {
      const decision = decideFlag(config, user, each.flag.key);
      if (decision?.experimentId === each.rule.id && decision.source === 'feature-test')
        each.counts.set(decision.variationId, (each.counts.get(decision.variationId) ?? 0) + 1);
      else if (decision?.source === 'holdout' || decision?.heldBackBy !== undefined) each.heldBack += 1;
      else each.outside += 1;
    }
  }
  return running.map(({ flag, rule, counts, heldBack, outside }) => {
    const slots = slotsOf(rule);
    const total = [...slots.values()].reduce((sum, count) => sum + count, 0);
    const variations = [...rule.variations.values()].map(({ id, key }) => ({
      key,
      count: counts.get(id) ?? 0,
      share: total === 0 ? 0 : (slots.get(id) ?? 0) / total,
    }));
    return {
      flagKey: flag.key,
      experimentKey: rule.key,
      visitors,
      variations,
      heldBack,
      outside,
      ratio: sampleRatio(variations),
    };
  });
}
