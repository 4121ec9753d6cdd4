import type { TransportFailure } from '../errors/api-error.ts';

/** The actions that ask for a bot-protection token (spec 1 §7). */
export type BotAction = 'login' | 'register' | 'placeOrder';

/** What monitoring may know of a call: no body, no token, no header, no id in a path. */
export interface CallRecord {
  /** Method and path as the contract has them, such as `GET /cart/v1/cart/{basketId}`. */
  readonly operation: string;
  readonly durationMs: number;
  readonly tries: number;
  readonly requestId: string;
  readonly correlationId: string;
  readonly status?: number;
  readonly errorId?: string;
  readonly reason?: TransportFailure;
  /** How long the service asks to be left alone. */
  readonly retryAfterMs?: number;
}

/** A 403 that names an application: the bot defence has stepped in (spec 1 §8). */
export interface BotDefenceEvent {
  readonly operation: string;
  readonly status: number;
  readonly appId: string;
  readonly errorId: string;
  readonly correlationId: string | undefined;
}

/** An answer as the contract can be held against it. */
export interface CheckedAnswer {
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

/** Where the caller's own tools hook in; what `monitor` and `botDefence` throw never breaks a call. */
export interface ClientHooks {
  /** Fetches a token for an action; it is sent as `recaptcha_response` unless the body has one. */
  readonly botToken?: (action: BotAction) => Promise<string>;
  readonly botDefence?: (event: BotDefenceEvent) => void;
  readonly monitor?: (record: CallRecord) => void;
  /** Sees every answer with a JSON body, errors too; what it throws is thrown by the call. */
  readonly check?: (answer: CheckedAnswer) => void;
}

/** Adds the bot-protection token where the contract has a place for it; without one the service decides. */
export async function withBotToken(
  action: BotAction | undefined,
  body: unknown,
  hooks: ClientHooks | undefined,
): Promise<unknown> {
  if (action === undefined || hooks?.botToken === undefined) return body;
  if (typeof body !== 'object' || body === null || 'recaptcha_response' in body) return body;
  const token = await hooks.botToken(action).catch(() => undefined);
  return token === undefined ? body : { ...body, recaptcha_response: token };
}

/** Tells a listener without letting its faults into the call. */
export function tell<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
  try {
    listener?.(event);
  } catch {
    // A listener that fails must not fail the call.
  }
}
