import { randomBytes } from 'node:crypto';

import { defineHandlers, type Services } from '../../platform/operations/area.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import { toMajor } from '../../shared/money.ts';
import type { CardVault } from '../../parties/payment/card-vault.ts';
import { consumerReader } from '../consumers/repository.ts';
import { toProfile } from '../consumers/view.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { hashOfSecret } from '../token/hash-of-secret.ts';
import { forgetCards } from '../wallet/forget-cards.ts';
import { walletReader, type InstrumentRow } from '../wallet/repository.ts';
import { toInstrument } from '../wallet/view.ts';
import { privacyReader, privacyRepository } from './repository.ts';

const DELETION_MS = 60 * 60_000;
const CODE_BYTES = 16;
/** Other than the hash of any other code. */
const hashOf = (code: string): string => hashOfSecret(`deletion/${code}`);

/** What the calls are made from. */
interface PrivacyParts extends Pick<Services, 'clock'> {
  readonly vault: Pick<CardVault, 'forget'>;
}

/** A saved gift card; what it is worth its issuer knows, and not the shop. */
const toGiftCard = ({ id, method, lastFour, currency, createdAt }: InstrumentRow) =>
  method === 'GIFT_CARD'
    ? [{ paymentInstrumentId: id, lastFour: lastFour ?? '', currency, savedAt: createdAt.toISOString() }]
    : [];

/** Calls by which people get what the shop knows of them, and end their account. */
export const privacyHandlers = ({ clock, vault }: PrivacyParts) =>
  defineHandlers({
    getConsumerData: async ({ object: person, db }) => {
      const kept = privacyReader(db);
      const lines = Map.groupBy(await kept.lines(person), ({ line }) => line.orderNumber);
      const instruments = await walletReader(db).instruments(person);
      return {
        generatedAt: new Date(clock.now()).toISOString(),
        profile: toProfile(person, await consumerReader(db).parts(person), true),
        orders: (await kept.orders(person)).map((order) => ({
          orderNumber: order.orderNumber,
          createdAt: order.createdAt.toISOString(),
          email: order.email,
          billingAddress: order.billingAddress,
          shipments: order.shipments.map(({ shipmentId, address }) => ({
            shipmentId,
            ...(address === undefined ? {} : { address }),
          })),
          currency: order.currency,
          total: toMajor(order.total),
          items: (lines.get(order.orderNumber) ?? []).map(({ line }) => ({
            productId: line.variantId,
            name: line.name,
            qty: line.quantity,
            rowTotal: toMajor(line.rowTotal),
          })),
        })),
        favourites: (await kept.favourites(person)).map(({ productId, addedAt }) => ({
          productId,
          addedAt: addedAt.toISOString(),
        })),
        paymentInstruments: instruments.flatMap((row) =>
          row.method === 'GIFT_CARD' ? [] : (toInstrument(row, clock.now(), 0) ?? []),
        ),
        giftCards: instruments.flatMap(toGiftCard),
        notifications: (await kept.notifications(person)).map(
          ({ requestType, channel, optin, recipient }) => ({
            requestType,
            channel,
            optin,
            recipient,
          }),
        ),
      };
    },
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
        await accounts.anonymiseOrders(person.subject);
        await accounts.remove(person);
        return tokens;
      });
      if (cardTokens === undefined) throw new ServiceRefusal('API404');
      await forgetCards(vault, cardTokens, log);
      return { deleted: true };
    },
  });
