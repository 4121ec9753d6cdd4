import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from '../../../platform/operations/area.ts';
import {
  adjustmentHandlers,
  couponHandlers,
  deliveryHandlers,
  deliveryNotYet,
  type CountryRulesOf,
  itemHandlers,
  type PlacementLock,
  cartObjects,
  createCartService,
  settlePoints,
} from '../../shopping/index.ts';
import { createLearnRecipe } from '../../catalogue/index.ts';
import { startSpendYears } from '../../customers/index.ts';
import { keyedCalls } from '../../../platform/idempotency/repository.ts';
import { makeAllDue, sendMail } from '../mail/outbox.ts';
import type { HoldRules } from '../placement/holds.ts';
import { createCaptchaCheck } from '../../../providers/captcha/captcha-check.ts';
import { CUSTOMISER_TIMEOUT_MS, FRAUD_TIMEOUT_MS } from '../../../providers/open-providers.ts';
import type { CheckoutProviders } from '../../../providers/providers.ts';
import { createBackground } from '../../../platform/process/background.ts';
import { createEngine, type EngineParts } from '../placement/engine.ts';
import { randomIdentifiers, type Identifiers } from '../placement/identifiers.ts';
import { createPlacement, createPlacementLock, type Placement } from '../placement/placement.ts';
import { createProviderOf } from '../placement/tender-providers.ts';
import { createFraudReview } from '../placement/fraud.ts';
import { createReconciler } from '../placement/reconciler.ts';
import { placementRepository } from '../placement/repository.ts';
import { placementHandlers } from '../placement/handlers.ts';
import { tenderHandlers } from './tenders/handlers.ts';
import { orderObjects } from '../placement/objects.ts';
import { repeatWhileRunning } from '../../../platform/process/repeating.ts';

export interface CheckoutOptions {
  readonly identifiers?: Identifiers;
  readonly instance?: string;
  readonly checkpoint?: NonNullable<EngineParts['checkpoint']>;
  /** Without it a test runs the reconciler itself. */
  readonly isReconciling?: boolean;
  /** Limits of unpaid stock. */
  readonly holds?: HoldRules | undefined;
  /** A keyed hash of a card fingerprint. */
  readonly cardKeyOf: (fingerprint: string) => string;
}

const LEASE_MARGIN_MS = 5_000;

/** Placements that start concurrently: half of the pool on a server; on PGlite all, to reject late ones early. */
const maxStarting = ({ database, config }: Services): number =>
  database.engine === 'pglite' ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(config.databasePool / 2));

/** PGlite has a single process, so leases of an earlier one are taken over at startup. */
async function takeOverLeases({ database, clock }: Services, instance: string): Promise<void> {
  if (database.engine === 'postgres') return;
  const now = new Date(clock.now());
  await database.transaction(async (tx) => {
    await placementRepository(tx).endOtherLeases(instance, now);
    await makeAllDue(tx, now);
    await keyedCalls(tx).endLeases(now);
  });
}

interface HandlerParts {
  readonly services: Services;
  readonly providers: CheckoutProviders;
  readonly rulesOf: CountryRulesOf;
  readonly placement: Placement;
  readonly placementLock: PlacementLock;
}

function checkoutHandlers({ services, providers, rulesOf, placement, placementLock: gate }: HandlerParts) {
  const { clock, config, limits } = services;
  const { gateway, giftCards, captcha, addressCheck } = providers;
  const learn = createLearnRecipe(services, providers.customiser, CUSTOMISER_TIMEOUT_MS);
  const carts = createCartService(clock, learn);
  const checkCaptcha = config.captcha === 'on' ? createCaptchaCheck(captcha, limits) : undefined;
  return {
    ...itemHandlers(carts),
    ...couponHandlers(carts, clock),
    ...adjustmentHandlers(carts, clock),
    ...deliveryHandlers({
      carts,
      rulesOf,
      addressCheck,
      clock,
      billingCountries: config.billingCountries,
    }),
    ...tenderHandlers({ services, carts, placementLock: gate, giftCards, checkCaptcha }),
    ...placementHandlers({ services, carts, placement, gateway, checkCaptcha }),
  };
}

/** Cart, delivery, payment, placement and orders. */
export function createCheckout(
  services: Services,
  providers: CheckoutProviders,
  rulesOf: CountryRulesOf,
  log: FastifyBaseLogger,
  options: CheckoutOptions,
) {
  const { database, clock, config } = services;
  const background = createBackground(log);
  const settling = {
    database,
    now: () => clock.now(),
    instance: options.instance ?? randomUUID(),
    identifiers: options.identifiers ?? randomIdentifiers,
    challengeMs: config.challengeTimeoutMs,
    cardKeyOf: options.cardKeyOf,
    log,
  };
  const { mailer, texter } = providers;
  const outbox = { ...settling, mailer, texter, shopUrl: config.shopUrl };
  const engine = createEngine({
    ...settling,
    providerOf: createProviderOf(providers),
    fraudReview: createFraudReview({ ...settling, fraud: providers.fraud, timeoutMs: FRAUD_TIMEOUT_MS }),
    timeoutMs: config.paymentTimeoutMs,
    background,
    onMail: () => background.run('mail', () => sendMail(outbox)),
    ...(options.checkpoint === undefined ? {} : { checkpoint: options.checkpoint }),
  });
  const placing = {
    ...settling,
    rulesOf,
    holds: options.holds,
    leaseMs: config.paymentTimeoutMs + LEASE_MARGIN_MS,
    maxStarting: maxStarting(services),
  };
  const placement = createPlacement(placing, engine);
  const reconciler = createReconciler(settling, engine);
  const placementLock = createPlacementLock(settling, engine);

  const reconcile = async (): Promise<void> => {
    await reconciler.run();
    await settlePoints(database, clock.now());
    await startSpendYears(database, clock.now());
    await sendMail(outbox);
  };
  const takeOver = (): Promise<void> => takeOverLeases(services, settling.instance);

  const area: Area = {
    name: 'checkout',
    handlers: checkoutHandlers({ services, providers, rulesOf, placement, placementLock }),
    objects: { ...cartObjects(clock, placementLock), ...orderObjects },
    notYet: deliveryNotYet,
    routes: async (app) => {
      app.addHook('onClose', () => background.drain());
      const work = {
        name: 'reconcile',
        everyMs: config.reconcileIntervalMs,
        run: reconcile,
        prepare: takeOver,
      };
      if (options.isReconciling !== false) repeatWhileRunning(app, work, background, log);
    },
  };
  return { area, gate: placementLock, reconcile, takeOver, background };
}

export type Checkout = ReturnType<typeof createCheckout>;
