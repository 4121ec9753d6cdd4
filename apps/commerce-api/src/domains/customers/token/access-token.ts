import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

import type { Shopper } from '../../../platform/context/request-context.ts';

/** Lifetimes in seconds; shorter for accounts, because ended sessions last until the access token expires. */
export const ACCESS_TOKEN_SECONDS: Readonly<Record<Shopper['type'], number>> = {
  Guest: 30 * 60,
  Registered: 10 * 60,
  Agent: 10 * 60,
};

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const SHAPE = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const MAX_LENGTH = 400;

const payloadSchema = v.object({
  sub: v.string(),
  usid: v.string(),
  typ: v.picklist(['Guest', 'Registered', 'Agent']),
  exp: v.pipe(v.number(), v.integer()),
});

const sign = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();

export function signAccessToken(shopper: Shopper, nowMs: number, secret: string): string {
  const payload = {
    sub: shopper.subject,
    usid: shopper.usid,
    typ: shopper.type,
    exp: Math.floor(nowMs / 1000) + ACCESS_TOKEN_SECONDS[shopper.type],
  };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** The shopper of a valid token; the header's algorithm is ignored. */
export function readAccessToken(token: string, nowMs: number, secret: string): Shopper | undefined {
  if (token.length > MAX_LENGTH || !SHAPE.test(token)) return undefined;
  const dot = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const expected = sign(token.slice(0, dot), secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const text = Buffer.from(token.slice(token.indexOf('.') + 1, dot), 'base64url').toString();
  const payload = v.safeParse(payloadSchema, JSON.parse(text));
  if (!payload.success || payload.output.exp * 1000 <= nowMs) return undefined;
  return { subject: payload.output.sub, usid: payload.output.usid, type: payload.output.typ };
}
