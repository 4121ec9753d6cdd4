import { userSegment } from '@haberdash/analytics';
import type { ExperimentConfig, UserDetails } from '@haberdash/experiments';
import { optionalReadMs } from '../../../../shared/api/time-limits.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { qualifiedSegments } from './customer-data.server.ts';

/** What experiments may know of whom they are decided for. */
export type FactsRead = Pick<PrivateRead, 'api' | 'correlationId' | 'session' | 'site' | 'visitor'>;

/** The attribute that holds the user segment (spec 2 §6): a condition asks for a part of it, or for the whole. */
const SEGMENT = 'segment';

/** Less than decisions as a whole may take, so that a profile that hangs costs no more than its own part. */
const profileWaitMs = (): number => optionalReadMs() / 2;

/** The customer's segment, empty for a guest; the profile is read only where the project has such an attribute. */
async function segmentOf(read: FactsRead, { attributes }: ExperimentConfig): Promise<string> {
  const facts = read.session.consumer();
  if (facts === undefined) return '';
  const known = { isLoyaltyMember: facts.memberId !== undefined };
  if (!attributes.has(SEGMENT)) return userSegment(known);
  const profile = await optional(
    read,
    'segment',
    (call) => read.api.consumers.GET('/consumers-v3/consumer', call),
    profileWaitMs(),
  );
  return userSegment(profile?.consumerProfile ?? known);
}

/** The attributes and the audience segments of a visitor who allows targeting. */
export async function factsOf(
  read: FactsRead,
  found: ExperimentConfig,
  visitorId: string,
): Promise<UserDetails> {
  const [segment, segments] = await Promise.all([
    segmentOf(read, found),
    qualifiedSegments(read.visitor.consent, found, visitorId),
  ]);
  return { attributes: { locale: read.site.locale, [SEGMENT]: segment }, segments };
}
