import { ApiError } from '@haberdash/api-client';
import type { Outcome } from '@haberdash/blocks';
import { eventDays, flattenBlocks, parsePage, type EventSignupBlock } from '@haberdash/blocks/model';
import { eventRegistrationSchema, validate } from '@haberdash/validation';
import { siteTimeZone } from '../model/site-time-zone.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { isFailedRead } from '../../../shared/reads/failed-read.ts';
import { fault } from '../../../shared/reads/faults.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The page on which editors announce what can be joined. */
const EVENTS_PAGE = 'events';

/** The event of an address as editors have announced it. */
export async function readEvent(read: PrivateRead): Promise<EventSignupBlock> {
  const { api, site, params, correlationId } = read;
  const answer = await api.content.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
    params: { path: { mode: 'live', siteId: site.siteId, page: EVENTS_PAGE } },
  });
  const page = parsePage(answer, { log: logContentFault(correlationId) });
  const event = flattenBlocks(page?.blocks ?? []).find(
    (block): block is EventSignupBlock => block.type === 'EventSignup' && block.eventId === params['event'],
  );
  if (event === undefined) throw fault('not-found');
  return { ...event, headingLevel: 1 };
}

/** Puts whoever is signed in on the list of an event; a refusal comes back in words. */
export async function joinEvent(read: Shopper): Promise<Outcome> {
  const { api, t, site, session } = read;
  if (session.consumer() === undefined) return { ok: false, message: t('blocks.eventSignInText') };
  const event = await readEvent(read);
  const days = eventDays(event, siteTimeZone(site.locale));
  const form = await read.form();
  const checked = validate(eventRegistrationSchema({ days }), {
    eventId: event.eventId,
    plusOne: form.get('plusOne') ?? '',
    attendingDays: form.getAll('attendingDays'),
    eventTermsAccepted: form.get('eventTermsAccepted') ?? '',
  });
  if (!checked.ok) return { ok: false, message: wordsOf(t, checked.errors) };
  const { attendingDays, plusOne } = checked.values;
  if (days.length > 1 && attendingDays.length === 0)
    return { ok: false, message: t('blocks.requiredEventDay') };
  try {
    const { consumerProfile } = await api.consumers.GET('/consumers-v3/consumer');
    const { email, firstName, lastName } = consumerProfile.consumerDetails;
    await api.consumers.POST('/consumers-v3/consumer/event-registration', {
      body: {
        email,
        eventId: event.eventId,
        eventTermsAccepted: true,
        firstName: firstName || email,
        lastName: lastName || email,
        registrationTimestamp: new Date().toISOString(),
        ...(attendingDays.length === 0 ? {} : { attendingDays: attendingDays.join(',') }),
        ...(plusOne === '' || event.enablePlusOne !== true ? {} : { plusOne }),
      },
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError || isFailedRead(error)) return { ok: false, message: t('blocks.failed') };
    throw error;
  }
}

function wordsOf(t: Shopper['t'], errors: Readonly<Record<string, unknown>>): string {
  if (errors['eventTermsAccepted'] !== undefined) return t('blocks.requiredEventTerms');
  if (errors['plusOne'] !== undefined) return t('blocks.invalidGuest');
  return t('blocks.requiredEventDay');
}
