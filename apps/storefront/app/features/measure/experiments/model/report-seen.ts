import { fromSnapshot, type Decision } from '@haberdash/experiments';
import type { MyExperiments } from '../server/experiments.server.ts';
import { browserSender } from './browser-sender.ts';

/** The decision about a flag, of those that came for this visitor. */
export const decisionOf = ({ snapshot }: MyExperiments, flagKey: string): Decision | undefined =>
  fromSnapshot(snapshot).get(flagKey);

/** Tells once in each page view that a visitor has seen what was decided, while targeting is allowed (spec 2 §2). */
export function reportSeen({ context }: MyExperiments, decision: Decision, pageView: number): void {
  if (decision.variationKey !== '') browserSender().sender.seen(context, decision, pageView);
}
