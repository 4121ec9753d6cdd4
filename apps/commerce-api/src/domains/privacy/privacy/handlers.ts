import { randomBytes } from 'node:crypto';

import { defineHandlers, type Services } from '../../../platform/operations/area.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { CardVault } from '../../../providers/card-vault/provider.ts';
import { queueMail } from '../../operations/index.ts';
import { hashOfSecret } from '../../customers/index.ts';
import { forgetCards } from '../../accounts/index.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import { dataOf } from './data.ts';
import { privacyRepository } from './repository.ts';

const DELETION_MS = 60 * 60_000;
const CODE_BYTES = 16;
/** A prefix keeps it apart from other codes. */
const hashOf = (code: string): string => hashOfSecret(`deletion/${code}`);

interface PrivacyParts extends Pick<Services, 'clock'> {
  readonly vault: Pick<CardVault, 'forget'>;
}

/** Calls for export and deletion of personal data. */
export const privacyHandlers = ({ clock, vault }: PrivacyParts) =>
  defineHandlers({
    getConsumerData: ({ object: person, db }) => dataOf(db, person, clock.now()),
    requestDeletion: async ({ object: person, tx }) => {
      const now = clock.now();
      const code = randomBytes(CODE_BYTES).toString('base64url');
      await privacyRepository(tx).addCode(person, hashOf(code), new Date(now + DELETION_MS));
      const { email, locale } = person;
      const mail = {
        kind: 'account-deletion',
        reference: hashOf(code),
        payload: { code, email, locale },
      } as const;
      await queueMail(tx, mail, new Date(now));
      return { sent: true };
    },
    confirmDeletion: async ({ body, transaction, reply, log }) => {
      reply.header('cache-control', 'no-store');
      const cardTokens = await transaction(async (tx) => {
        const accounts = privacyRepository(tx);
        const person = await accounts.accountOf(hashOf(body.code), new Date(clock.now()));
        if (person === undefined) return undefined;
        const tokens = await accounts.cardTokens(person);
        const isDone = await anonymiseOrders(tx, person.subject);
        if (!isDone) await accounts.waitForOrders(person, new Date(clock.now()));
        await accounts.remove(person);
        return tokens;
      });
      if (cardTokens === undefined) throw new ServiceError('API404');
      await forgetCards(vault, cardTokens, log);
      return { deleted: true };
    },
  });
