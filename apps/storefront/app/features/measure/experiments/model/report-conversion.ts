import { createCauses } from '@haberdash/analytics/events';
import type { MyExperiments } from '../server/experiments.server.ts';
import { CONVERTED_KEY } from '../state/stored.ts';
import { browserSender, storage } from './browser-sender.ts';

/** Something that a visitor has done, which the project may count. */
export interface Conversion {
  /** The project's own name of it; one that the project does not have is not reported. */
  readonly eventKey: string;
  /** What it was done with, such as the number of an order: it counts once. */
  readonly cause: string;
  readonly tags: Readonly<Record<string, string | number>>;
}

let reported: ReturnType<typeof createCauses> | undefined;

/** What this browser has reported outlives the document, as long as targeting is allowed. */
function isNewCause(cause: string): boolean {
  if (reported === undefined) {
    const causes = createCauses({ storage, key: CONVERTED_KEY });
    const { consent } = browserSender();
    consent.subscribe(() => {
      if (!consent.isGranted('targeting')) causes.forget();
    });
    reported = causes;
  }
  return reported.isNew(cause);
}

/** Reports a conversion once, with consent for targeting (spec 2 §4, §7). */
export function reportConversion({ context }: MyExperiments, { eventKey, cause, tags }: Conversion): void {
  const { sender, consent } = browserSender();
  const isCounted = context.events.some(([key]) => key === eventKey);
  if (!isCounted || !consent.isGranted('targeting') || !isNewCause(`${eventKey} ${cause}`)) return;
  sender.track(context, eventKey, tags);
}
