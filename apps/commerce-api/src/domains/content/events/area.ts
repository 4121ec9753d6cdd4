import { randomUUID } from 'node:crypto';
import { email as emailRule } from '@haberdash/validation';

import { ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers, type Area, type Services } from '../../../platform/operations/area.ts';
import { findDocument } from '../content/repository.ts';
import { register } from './repository.ts';
import { attendingDays, eventOf } from './rules.ts';

/** Registrations are stored for this time after the event. */
const KEPT_MS = 30 * 86_400_000;

/** Event registration (spec 1 §7, spec 3 §3): once per person, repeats are ignored. */
export const eventsArea = ({ clock }: Pick<Services, 'clock'>): Area => ({
  name: 'events',
  handlers: defineHandlers({
    registerForEvent: async ({ object: person, tx, body, context, reply }) => {
      const email = body.email.trim();
      if (!emailRule.test(email)) throw new ServiceError('AUT453', { field: 'email' });
      const { siteId, locale } = context;
      const { eventId } = body;
      const nowMs = clock.now();
      const address = { kind: 'event', siteId, locale, slug: eventId } as const;
      const event = eventOf(await findDocument(tx, address, { atMs: nowMs, hasDrafts: false }));
      if (event === undefined) throw new ServiceError('API404');
      const days = attendingDays(event, body.attendingDays, nowMs);
      if (body.plusOne !== undefined && event.enablePlusOne !== true) {
        throw new ServiceError('API400', { field: 'plusOne' });
      }
      const registrationId = await register(tx, {
        id: randomUUID(),
        siteId,
        eventId,
        consumerNo: person.consumerNo,
        email,
        firstName: body.firstName,
        lastName: body.lastName,
        gender: body.gender,
        phoneNumber: body.phoneNumber,
        plusOne: body.plusOne,
        attendingDays: [...days],
        registeredAt: new Date(body.registrationTimestamp),
        removeAt: new Date(Date.parse(event.endDate) + KEPT_MS),
      });
      reply.header('cache-control', 'no-store');
      return { registrationId, eventId };
    },
  }),
});
