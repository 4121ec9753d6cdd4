import { fromSnapshot, type Decision } from '@haberdash/experiments';
import type { MyExperiments } from '../server/experiments.server.ts';
import { browserSender } from './browser-sender.ts';

/** The decision about a flag, of those that came for this visitor. */
export const decisionOf = ({ snapshot }: MyExperiments, flagKey: string): Decision | undefined =>
  fromSnapshot(snapshot).get(flagKey);

/** Reports an activation once per page view, with consent for targeting (spec 2 §2). */
export function reportSeen({ context }: MyExperiments, decision: Decision, pageView: number): void {
  // A forced variation of a preview belongs to no experiment.
  if (decision.variationKey !== '' && decision.experimentId !== '')
    browserSender().sender.seen(context, decision, pageView);
}
