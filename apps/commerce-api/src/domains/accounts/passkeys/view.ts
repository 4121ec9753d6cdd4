import type { Passkey } from '@haberdash/api-client/consumers';

import type { PasskeyRow } from './repository.ts';

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
