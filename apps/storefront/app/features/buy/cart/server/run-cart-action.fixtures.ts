import {
  fakeShopper,
  type Responses,
  type FakeShopperOptions,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runCartAction } from './cart-action.server.ts';

export const run = async (
  responses: Responses,
  fields: Record<string, string>,
  options: Pick<FakeShopperOptions, 'basketId' | 'values' | 'consumer'> = {},
) => {
  const { shopper, form, seen } = fakeShopper(responses, { fields, ...options });
  return { result: await runCartAction(shopper, form), seen, shopper };
};
