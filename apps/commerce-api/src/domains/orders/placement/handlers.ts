import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { defineHandlers, type Services } from '../../../platform/operations/area.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { tendersOf } from '../../ledger/index.ts';
import {
  savedReader,
  tenderReader,
  cartRepository,
  type CartService,
  toFlash,
  toTotals,
  openAmount,
} from '../../shopping/index.ts';
import type { Attempt } from './repository.ts';
import { destinationsOf } from '../../../shared/countries/destinations.ts';
import { takesAmount } from '../../../shared/countries/providers.ts';
import { ServiceError, rejectAll } from '../../../platform/errors/service-error.ts';
import type { CheckCaptcha } from '../../../providers/captcha/captcha-check.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { PaymentGateway } from '../../../providers/payment/provider.ts';
import { obstacles } from './checks.ts';
import type { Placement } from './placement.ts';

function originOf(referer: string): string {
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new ServiceError('API400', { field: 'query.referer' });
  }
  return url.origin;
}

interface PlacementRoutes {
  readonly services: Pick<Services, 'clock' | 'config'>;
  readonly carts: CartService;
  readonly placement: Placement;
  readonly gateway: PaymentGateway;
  /** Undefined without a captcha. */
  readonly checkCaptcha: CheckCaptcha | undefined;
}

/** A saved card of another account is not found. */
async function checkInstrument(
  db: Executor,
  attempt: Own<Attempt>,
  context: RequestContext,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return;
  const { subject, type } = shopperOf(context);
  const payer = type === 'Registered' ? await tenderReader(db).payer(subject) : undefined;
  const saved = payer && (await savedReader(db, payer).byId(id, 'CREDIT_CARD'));
  const isItsCard = tendersOf(attempt).some(
    (each) => 'cardToken' in each && each.cardToken === saved?.providerToken,
  );
  if (!isItsCard)
    throw new ServiceError('PYT404', { field: 'paymentMethod.additionalData.paymentInstrumentId' });
}

/** Calls of the checkout: payment sessions, patches, placement. */
export const placementHandlers = ({ services, carts, placement, gateway, checkCaptcha }: PlacementRoutes) =>
  defineHandlers({
    getPaymentSession: async ({ context, query, log, find, within, db }) => {
      const origin = originOf(query.referer);
      const { lines, payment } = await carts.read({ object: await find(), db, context });
      if (lines.length === 0) throw new ServiceError('PAY400');
      const { paymentMethodId: method } = query;
      if (!takesAmount(method, openAmount(payment), payment.providers))
        throw new ServiceError('PAY400', { field: 'query.paymentMethodId' });
      const opened = await inTime(
        gateway.openSession({ origin, language: context.locale.slice(0, 2), method }),
        services.config.paymentTimeoutMs,
      ).catch((error: unknown) => {
        log.warn({ err: error }, 'the payment provider opened no session');
        throw new ServiceError('PAY400');
      });
      const now = services.clock.now();
      await within(async (tx, lock) =>
        cartRepository(tx).addSession(await lock(), {
          id: opened.sessionId,
          method,
          createdAt: new Date(now),
          expiresAt: new Date(now + opened.expiresInSeconds * 1000),
        }),
      );
      return {
        success: true,
        provider: opened.provider,
        sessionID: opened.sessionId,
        frameUrl: opened.frameUrl,
        expiresIn: opened.expiresInSeconds,
      };
    },
    prepareOrder: async ({ context, object, db }) => {
      const priced = await carts.read({ object, db, context });
      rejectAll(obstacles(priced, destinationsOf(context.country)));
      return {
        currency: context.currency,
        totals: toTotals(priced.quote),
        totalItems: priced.lines.reduce((total, { row }) => total + row.quantity, 0),
        flash: toFlash(priced, context.edition),
      };
    },
    placeOrder: async ({ context, body, find, within, log }) => {
      const token = body.recaptcha_response;
      // A captcha response works once: a repeat of a started placement needs none.
      if (checkCaptcha !== undefined && !(await placement.hasStarted(await find())))
        await checkCaptcha({ action: 'placeOrder', token, context, log });
      return placement.place(within, body, context);
    },
    // Card details that the provider knows better are accepted and ignored.
    patchOrder: async ({ context, object, body, db }) => {
      const { additionalData } = body.paymentMethod;
      await checkInstrument(db, object, context, additionalData.paymentInstrumentId);
      return placement.answerChallenge(object, additionalData, context);
    },
    getPurchase: ({ context, object }) => placement.view(object, context),
  });
