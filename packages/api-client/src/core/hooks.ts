import type { TransportFailure } from '../errors/api-error.ts';

/** Actions with a bot-protection token (spec 1 §7). */
export type BotAction = 'login' | 'register' | 'placeOrder';

/** What monitoring gets of a call: no body, token, header or id. */
export interface CallRecord {
  /** Method and path of the contract, such as `GET /cart/v1/cart/{basketId}`. */
  readonly operation: string;
  readonly durationMs: number;
  readonly tries: number;
  readonly requestId: string;
  readonly correlationId: string;
  readonly status?: number;
  readonly errorId?: string;
  readonly reason?: TransportFailure;
  /** The Retry-After of the service, in ms. */
  readonly retryAfterMs?: number;
}

/** A 403 that names an application: the bot defence has blocked the call (spec 1 §8). */
export interface BotDefenceEvent {
  readonly operation: string;
  readonly status: number;
  readonly appId: string;
  readonly errorId: string;
  readonly correlationId: string | undefined;
}

/** A response to validate against the contract. */
export interface CheckedResponse {
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

/** Hooks of the caller; errors of `monitor` and `botDefence` never fail a call. */
export interface ClientHooks {
  /** Fetches a token for an action, sent as `recaptcha_response` unless the body has one. */
  readonly botToken?: (action: BotAction) => Promise<string>;
  readonly botDefence?: (event: BotDefenceEvent) => void;
  readonly monitor?: (record: CallRecord) => void;
  /** Receives every response with a JSON body, errors too; the call throws what it throws. */
  readonly check?: (response: CheckedResponse) => void;
}

/** Adds the bot-protection token if the contract has a field for it. */
export async function addBotToken(
  action: BotAction | undefined,
  body: unknown,
  hooks: ClientHooks | undefined,
): Promise<unknown> {
  if (action === undefined || hooks?.botToken === undefined) return body;
  if (typeof body !== 'object' || body === null || 'recaptcha_response' in body) return body;
  const token = await hooks.botToken(action).catch(() => undefined);
  return token === undefined ? body : { ...body, recaptcha_response: token };
}

/** Calls a listener and ignores its errors. */
export function notify<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
  try {
    listener?.(event);
  } catch {
    // A listener must not fail the call.
  }
}
