import { createPasswordHasher, type PasswordHasher } from '../domains/accounts/identity/password-hasher.ts';

/** Compares texts without hashing. */
export const plainHasher: PasswordHasher = createPasswordHasher(async ({ message, tagLength }) =>
  Buffer.alloc(tagLength, Buffer.from(message as Uint8Array)),
);
