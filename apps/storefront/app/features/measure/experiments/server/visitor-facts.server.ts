import { userSegment } from '@haberdash/analytics';
import type { ConsentView, ExperimentConfig, UserDetails } from '@haberdash/experiments';
import { optionalReadMs } from '../../../../shared/api/time-limits.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { Site } from '../../../../shared/sites/sites.ts';
import { deviceOf } from '../model/device.ts';
import { qualifiedSegments } from './customer-data.server.ts';
import type { VisitorIdentity, VisitorSession } from './visitor-identity.server.ts';

/** What experiments may know of whom they are decided for. */
export type FactsRead = Pick<
  PrivateRead,
  'api' | 'correlationId' | 'session' | 'site' | 'visitor' | 'request'
>;

/** What is known without a request. */
export interface VisitorRequest {
  readonly site: Pick<Site, 'locale' | 'brand' | 'region' | 'currency'>;
  readonly session: VisitorSession;
  readonly consent: Pick<ConsentView, 'isGranted'>;
  readonly userAgent: string | null;
}

/** The attribute that holds the user segment (spec 2 §6): a condition reads a part of it, or the whole. */
const SEGMENT = 'segment';
/** The session value with the segment that the profile gave last. */
export const SEGMENT_VALUE = 'segment';

/** Less than decisions as a whole may take, so that a profile that hangs costs no more than its own part. */
const profileWaitMs = (): number => optionalReadMs() / 2;

/**
 * Reads the customer's segment from the profile into the session, so that pages decide by the same one without a
 * request. Only where the project has such an attribute.
 */
export async function storeSegment(read: FactsRead, { attributes }: ExperimentConfig): Promise<void> {
  const facts = read.session.consumer();
  if (facts === undefined || !attributes.has(SEGMENT)) {
    read.session.setValue(SEGMENT_VALUE, undefined);
    return;
  }
  const profile = await optional(
    read,
    'segment',
    (call) => read.api.consumers.GET('/consumers-v3/consumer', call),
    profileWaitMs(),
  );
  if (profile !== undefined) read.session.setValue(SEGMENT_VALUE, userSegment(profile.consumerProfile));
}

/** The segment that the session has; membership is known without the profile, and a guest has none. */
function segmentOf(session: VisitorSession): string {
  const facts = session.consumer();
  if (facts === undefined) return '';
  return session.value(SEGMENT_VALUE) ?? userSegment({ isLoyaltyMember: facts.memberId !== undefined });
}

/** Attributes of shopper, site and device, and the audience segments of a visitor who allows targeting. */
export async function factsOf(
  { site, session, consent, userAgent }: VisitorRequest,
  found: ExperimentConfig,
  identity: VisitorIdentity,
): Promise<UserDetails> {
  const facts = session.consumer();
  const { locale, brand, region, currency } = site;
  return {
    attributes: {
      locale,
      brand,
      region,
      currency,
      language: locale.slice(0, 2),
      device: deviceOf(userAgent),
      signed_in: facts !== undefined,
      loyalty_member: facts?.memberId !== undefined,
      [SEGMENT]: segmentOf(session),
    },
    segments: await qualifiedSegments(consent, found, identity),
  };
}
