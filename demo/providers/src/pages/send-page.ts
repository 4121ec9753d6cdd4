import type { FastifyReply } from 'fastify';

interface PageRights {
  readonly frameAncestors?: string;
  readonly formAction?: string;
}

const policyFor = ({ frameAncestors = "'none'", formAction = "'none'" }: PageRights): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Sends a page that cannot be framed and sends nothing, except for the given rights. */
export const sendPage = (reply: FastifyReply, text: string, rights: PageRights = {}): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(rights)).send(text);
