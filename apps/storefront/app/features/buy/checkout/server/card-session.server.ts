import { ApiError, TransportError } from '@haberdash/api-client';
import type { paths } from '@haberdash/api-client/cart';
import { ContractError } from '@haberdash/api-client/validate';
import { config } from '../../../../shared/config/config.ts';
import { shopOrigin } from '../../../../shared/config/shop-origin.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { faultFacts } from '../../../../shared/pipeline/fault-facts.ts';
import { log } from '../../../../shared/pipeline/log.ts';

export interface CardSession {
  readonly frameUrl: string;
  readonly sessionID: string;
}

type SessionMethod = paths['/cart/v1/paymentSession']['get']['parameters']['query']['paymentMethodId'];

/** Opens a session; undefined where the provider opens none, or one of another origin than pages may show. */
export async function openPaymentSession(
  { api, correlationId, url }: PrivateRead,
  cartId: string,
  paymentMethodId: SessionMethod = 'CREDIT_CARD',
): Promise<CardSession | undefined> {
  const { publicOrigin, paymentOrigin } = config();
  const referer = shopOrigin(url, publicOrigin);
  try {
    const { success, frameUrl, sessionID } = await api.cart.GET('/cart/v1/paymentSession', {
      params: { query: { referer, paymentMethodId, basketId: cartId } },
    });
    if (!success || frameUrl === undefined || sessionID === undefined) return undefined;
    return new URL(frameUrl).origin === paymentOrigin ? { frameUrl, sessionID } : undefined;
  } catch (error) {
    const isOfService =
      error instanceof ApiError || error instanceof TransportError || error instanceof ContractError;
    if (!isOfService) throw error;
    log('warn', 'part-missing', { part: 'card-session', correlationId, ...faultFacts(error) });
    return undefined;
  }
}
