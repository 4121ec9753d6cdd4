import type { Passkey } from '@haberdash/api-client/consumers';

import type { PasskeyRow } from './repository.ts';

/** The public view of a passkey. */
export const toPasskey = ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
}: Omit<PasskeyRow, 'consumerNo'>): Passkey => ({
  passkeyId: id,
  kind,
  ...(name === null ? {} : { name }),
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
});
