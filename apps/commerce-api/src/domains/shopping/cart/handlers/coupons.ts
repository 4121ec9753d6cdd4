import { defineHandlers } from '../../../../platform/operations/area.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { checkCoupon, MAX_COUPONS, mayTakeOff } from '../rules/promotions.ts';
import type { CartService } from '../service.ts';

/** Calls that apply and remove promo codes. */
export const couponHandlers = (carts: CartService, clock: Clock) =>
  defineHandlers({
    applyCoupon: async (call) => {
      const { code } = call.body;
      return carts.change(call, async ({ cart, carts: repository, price }) => {
        const applied = await repository.couponCodes(cart);
        if (applied.includes(code)) throw new ServiceError('PRM416');
        const [found] = await repository.coupons([code], cart);
        if (found === undefined) throw new ServiceError('PRM130', { field: 'code' });
        if (applied.length >= MAX_COUPONS) throw new ServiceError('PRM175', { field: 'code' });
        const rejection = checkCoupon(found.coupon, found.promotion, clock.now());
        if (rejection !== undefined) throw new ServiceError(rejection, { field: 'code' });
        const products = (await price()).lines.map(({ product }) => product);
        if (!mayTakeOff(found.promotion, products, call.context.currency))
          throw new ServiceError('PRM160', { field: 'code' });
        await repository.addCoupon(cart, code);
      });
    },
    removeCoupon: async (call) =>
      carts.change(call, ({ cart, carts: repository }) => repository.removeCoupon(cart, call.body.code)),
  });
