import { defineHandlers } from '../../../../platform/operations/area.ts';
import { ServiceRefusal } from '../../../../platform/errors/refusal.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { judgeCoupon, MAX_COUPONS, mayTakeOff } from '../rules/promotions.ts';
import type { CartService } from '../service.ts';

/** Calls that apply and remove promo codes. */
export const couponHandlers = (carts: CartService, clock: Clock) =>
  defineHandlers({
    applyCoupon: async (call) => {
      const { code } = call.body;
      return carts.change(call, async ({ cart, carts: repository, price }) => {
        const applied = await repository.couponCodes(cart);
        if (applied.includes(code)) throw new ServiceRefusal('PRM416');
        const [found] = await repository.coupons([code], cart);
        if (found === undefined) throw new ServiceRefusal('PRM130', { field: 'code' });
        if (applied.length >= MAX_COUPONS) throw new ServiceRefusal('PRM175', { field: 'code' });
        const refusal = judgeCoupon(found.coupon, found.promotion, clock.now());
        if (refusal !== undefined) throw new ServiceRefusal(refusal, { field: 'code' });
        const products = (await price()).lines.map(({ product }) => product);
        if (!mayTakeOff(found.promotion, products, call.context.currency))
          throw new ServiceRefusal('PRM160', { field: 'code' });
        await repository.addCoupon(cart, code);
      });
    },
    removeCoupon: async (call) =>
      carts.change(call, ({ cart, carts: repository }) => repository.removeCoupon(cart, call.body.code)),
  });
