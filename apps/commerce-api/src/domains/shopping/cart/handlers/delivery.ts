import type { CountryRules } from '@haberdash/validation';

import { defineHandlers } from '../../../../platform/operations/area.ts';
import { destinationsOf } from '../../../../shared/countries/destinations.ts';
import { ServiceError, rejectAll } from '../../../../platform/errors/service-error.ts';
import type { AddressCheck } from '../../../../providers/address-check/provider.ts';
import type { NotYetFields } from '../../../../platform/operations/not-yet.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { searchCollectionPoints } from '../collection-points.ts';
import { checkAddress } from '../rules/address.ts';
import { HOME_SHIPMENT, isFetched, DEFAULT_METHOD } from '../../../catalogue/index.ts';
import type { CartRow } from '../repository.ts';
import type { CartService } from '../service.ts';
import { moveShipment } from '../move-shipment.ts';
import { toMethods } from '../shipment-view.ts';

/** Address rules of a country, the same as for forms. */
export type CountryRulesOf = (countryCode: string, locale: string) => CountryRules;

interface DeliveryParts {
  readonly carts: CartService;
  readonly rulesOf: CountryRulesOf;
  readonly addressCheck: AddressCheck;
  readonly clock: Clock;
  readonly billingCountries: readonly string[];
}

/** Fields that are rejected until they are supported. */
export const deliveryNotYet: NotYetFields = {
  setShippingAddress: ['recaptcha_response', 'addresses.1'],
};

/** An express wallet has a cart of its own, named by `bid` (spec 1 §5). */
function checkPlace(
  cart: CartRow,
  { context, bid }: { readonly context?: string; readonly bid?: string },
): void {
  if (bid !== undefined && bid !== cart.id) throw new ServiceError('API400', { field: 'bid' });
  const isFromProduct = context !== undefined && context !== 'checkout';
  if (isFromProduct && cart.kind !== 'express') throw new ServiceError('API400', { field: 'context' });
}

/** Calls about delivery and billing of a cart. */
export const deliveryHandlers = ({ carts, rulesOf, addressCheck, clock, billingCountries }: DeliveryParts) =>
  defineHandlers({
    searchCollectionPoints: async ({ db, body, context, reply }) => {
      reply.header('cache-control', 'no-store');
      return { collectionPoints: await searchCollectionPoints(db, body, context, clock.now()) };
    },
    setShippingMethod: async ({ body, ...call }) =>
      carts.change(call, async (change) => {
        const { cart, carts: repository } = change;
        const priced = await change.price();
        const shipment = priced.shipments.find(({ shippingId }) => shippingId === body.shippingId);
        const isOffered = shipment?.methods.some(({ code }) => code === body.code) === true;
        if (!isOffered && shipment !== undefined && isFetched(shipment.kind))
          return moveShipment(change, shipment, body.code, call.context);
        if (!isOffered) throw new ServiceError('SHP404', { additionalInfo: { shipmentId: body.shippingId } });
        // The other kinds have one fixed method.
        if (body.shippingId !== HOME_SHIPMENT) return;
        // An unchosen default must not survive an address change.
        const isDefault = body.shopperAppliedSM === false && body.code === DEFAULT_METHOD;
        const shippingMethod = isDefault ? null : body.code;
        await repository.update(cart, { shippingMethod, updatedAt: cart.updatedAt });
      }),
    getShippingMethods: async ({ context, params, ...call }) => {
      const priced = await carts.read({ context, ...call });
      const shipment = priced.shipments.find(({ shippingId }) => shippingId === params.shippingId);
      return {
        applicableShippingMethods: shipment === undefined ? [] : toMethods(shipment, priced, context),
      };
    },
    setShippingAddress: async ({ context, body, ...call }) => {
      checkPlace(call.object, body);
      const verdicts = body.addresses.map((address, index) =>
        checkAddress(address, {
          purpose: 'shipping',
          shipsTo: destinationsOf(context.country),
          rules: rulesOf(address.countryCode, context.locale),
          fieldPrefix: `addresses.${index}.`,
        }),
      );
      return carts.change({ context, ...call }, async ({ cart, carts: repository }) => {
        rejectAll(verdicts.flatMap((verdict) => (verdict.ok ? [] : verdict.details)));
        const [home] = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.address] : []));
        if (home === undefined) throw new ServiceError('API400', { field: 'addresses' });
        await repository.update(cart, { shippingAddress: home, updatedAt: cart.updatedAt });
      });
    },
    removeShippingAddress: async (call) =>
      carts.change(call, async ({ cart, carts: repository }) => {
        const none = { shippingAddress: null, shippingMethod: null };
        await repository.update(cart, { ...none, updatedAt: cart.updatedAt });
      }),
    validateShippingAddress: async ({ body, log }) => {
      try {
        return await addressCheck.check(body);
      } catch {
        log.warn('the address check did not answer');
        return { verdict: 'UNKNOWN' };
      }
    },
    setBillingAddress: async ({ context, body, ...call }) => {
      if (!billingCountries.includes(body.countryCode))
        throw new ServiceError('CHK320', { field: 'countryCode' });
      const verdict = checkAddress(body, {
        purpose: 'billing',
        shipsTo: [],
        rules: rulesOf(body.countryCode, context.locale),
        fieldPrefix: '',
      });
      return carts.change({ context, ...call }, async ({ cart, carts: repository }) => {
        if (!verdict.ok) return rejectAll(verdict.details);
        await repository.update(cart, { billingAddress: verdict.address, updatedAt: cart.updatedAt });
      });
    },
    removeBillingAddress: async (call) =>
      carts.change(call, async ({ cart, carts: repository }) => {
        await repository.update(cart, { billingAddress: null, updatedAt: cart.updatedAt });
      }),
  });
