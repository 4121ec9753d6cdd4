import type { FastifyReply } from 'fastify';

const policyFor = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Sends a page that nobody may frame but the given origin. */
export const sendPage = (reply: FastifyReply, text: string, frameAncestors = "'none'"): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyFor(frameAncestors))
    .send(text);
