import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import { createWorkQueue } from '../../../platform/limits/work-queue.ts';

/** Argon2id cost (memory in KiB, passes, lanes): the minimum that OWASP recommends. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const HASHING = { mostRunning: 2, mostWaiting: 50 } as const;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{1,100})\$([A-Za-z0-9+/]{1,100})$/;

export type Derive = (parameters: Argon2Parameters) => Promise<Buffer>;

const derive: Derive = (parameters) => promisify(argon2)('argon2id', parameters);

export interface PasswordVerdict {
  readonly isRight: boolean;
  /** The hash was made at a lower cost than the current one. */
  readonly isOutdated: boolean;
}

/** Hashes passwords with limited concurrency. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares in constant time; without a hash it does the same work and fails. */
  verify(password: string, storedHash: string | undefined): Promise<PasswordVerdict>;
}

const withoutPadding = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Unicode compositions of the same characters are equal. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** Argon2id in PHC strings; AUT500 for a hash that cannot be computed. */
export function createPasswordHasher(compute: Derive = derive): PasswordHasher {
  const inTurn = createWorkQueue(HASHING);
  const noCredential = { salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  const tagOf = (
    password: string,
    nonce: Buffer,
    cost: Record<keyof typeof COST, number>,
    tagLength: number,
  ) =>
    inTurn(async () => {
      try {
        return await compute({ message: bytesOf(password), nonce, ...cost, tagLength });
      } catch (error) {
        throw Object.assign(new ServiceError('AUT500'), { cause: error });
      }
    });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await tagOf(password, salt, COST, TAG_BYTES);
      const { memory, passes, parallelism } = COST;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(salt)}$${withoutPadding(tag)}`;
    },
    async verify(password, storedHash) {
      const [, memory, passes, parallelism, salt, tag] = PHC.exec(storedHash ?? '') ?? [];
      if (salt === undefined || tag === undefined) {
        await tagOf(password, noCredential.salt, COST, TAG_BYTES);
        return { isRight: false, isOutdated: false };
      }
      const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const expected = Buffer.from(tag, 'base64');
      const found = await tagOf(password, Buffer.from(salt, 'base64'), cost, expected.length);
      const isOutdated = cost.memory < COST.memory || cost.passes < COST.passes;
      return { isRight: timingSafeEqual(found, expected), isOutdated };
    },
  };
}
