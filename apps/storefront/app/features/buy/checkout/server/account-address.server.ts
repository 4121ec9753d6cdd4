import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import type { KnownAddress } from './address.server.ts';

/** Prefills a signed-in customer's address form: the main address, or at least name and contact. */
export async function accountAddress(read: PrivateRead): Promise<KnownAddress | undefined> {
  const profile = await optional(read, 'profile', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer', call),
  );
  if (profile === undefined) return undefined;
  const { email, firstName, lastName, phone, phoneCode, address } = profile.consumerProfile.consumerDetails;
  const main = address.find(({ approachType, main: isMain }) => approachType === 'S' && isMain);
  const person = { firstName, lastName, phone, phoneCode };
  return { ...(main ?? person), email };
}
