import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { reportFault } from '../../../../shared/reads/faults.ts';

/** Makes a new account a member; false where the service does not, and the enrolment steps ask again. */
export async function joinLoyalty({
  api,
  correlationId,
}: Pick<PrivateRead, 'api' | 'correlationId'>): Promise<boolean> {
  try {
    await api.consumers.PUT('/consumers-v3/consumer', {
      body: { consumerProfile: { enrollments: [{ type: 'LOYALTY', termsAccepted: true }] } },
    });
    return true;
  } catch (error) {
    reportFault(error, correlationId);
    return false;
  }
}
