import { randomUUID } from 'node:crypto';

/** Prefix of owners of orders whose account was deleted. */
export const DELETED_OWNER_PREFIX = 'deleted-';

/** A random owner without an account. */
export const newDeletedOwner = (): string => `${DELETED_OWNER_PREFIX}${randomUUID()}`;
