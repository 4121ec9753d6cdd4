import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../platform/limits/client.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { readEmail } from '../identity/email.ts';
import { guardKeysOf, signInGuards } from '../identity/guard.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { findEditor } from './repository.ts';

/** A working day plus reserve. */
const TICKET_MS = 12 * 60 * 60_000;

export interface PreviewParts {
  readonly clock: Clock;
  /** The secret for the keys of attempt counters. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
  /** Signing secrets, newest first. */
  readonly previewSecrets: readonly string[];
}

/** An unknown address costs and responds like a wrong password. */
export const previewHandlers = ({ clock, secret, hasher, previewSecrets }: PreviewParts) =>
  defineHandlers({
    createPreviewTicket: async ({ body, context, transaction, reply }) => {
      const { username, password } = body;
      const email = readEmail(username, 'username');
      const [newest] = previewSecrets;
      if (newest === undefined) throw new ServiceError('API404');
      const client = context.client ?? NOBODY;
      const keys = guardKeysOf(secret, { brand: context.brand, name: `editor ${email}`, client });
      const { onFailure, known } = await transaction(async (tx) => ({
        onFailure: await signInGuards(tx).startAttempt(keys, clock.now()),
        known: await findEditor(tx, email),
      }));
      const { isRight } = await hasher.verify(password, known?.credential.passwordHash);
      if (known === undefined || !isRight) throw new ServiceError(onFailure);
      if (!known.editor.isActive || known.credential.closedAt !== null) throw new ServiceError('AUT418');
      await transaction((tx) => signInGuards(tx).succeed(keys, clock.now()));
      const { siteIds } = known.editor;
      const expiresAtMs = clock.now() + TICKET_MS;
      const ticket = await signPreviewTicket(
        { siteIds, expiresAtMs, editor: email },
        { secret: newest, nowMs: clock.now() },
      );
      reply.code(201).header('cache-control', 'private, no-store');
      return { ticket, siteIds, expiresAt: new Date(expiresAtMs).toISOString() };
    },
  });
