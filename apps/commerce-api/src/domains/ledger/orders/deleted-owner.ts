import { randomUUID } from 'node:crypto';

/** How the owner of orders begins whose account was deleted. */
export const DELETED_OWNER_PREFIX = 'deleted-';

/** An owner who is nobody, and nobody twice. */
export const newDeletedOwner = (): string => `${DELETED_OWNER_PREFIX}${randomUUID()}`;
