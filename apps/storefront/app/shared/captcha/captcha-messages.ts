/** What the captcha provider's frame says; anything else that arrives is not for us. */
export type CaptchaMessage =
  | { readonly event: 'ready' }
  | { readonly event: 'answer'; readonly action: string; readonly token: string };

/** Reads a message of the frame; undefined for one from elsewhere or of no known shape. */
export function readCaptchaMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  trust: { readonly origin: string; readonly window: unknown },
): CaptchaMessage | undefined {
  if (origin !== trust.origin || source !== trust.window || trust.window === null) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, event, action, token }: Readonly<Record<string, unknown>> = { ...data };
  if (type !== 'haberdash-captcha') return undefined;
  if (event === 'ready') return { event };
  return event === 'answer' && typeof action === 'string' && typeof token === 'string'
    ? { event, action, token }
    : undefined;
}

/** The request to the frame. */
export const askMessage = (action: string) => ({ type: 'haberdash-captcha', event: 'ask', action }) as const;
