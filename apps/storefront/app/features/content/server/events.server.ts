import type { AskedField, JoinOutcome, JoinSent } from '@haberdash/blocks';
import { eventDays, flattenBlocks, parsePage, type EventSignupBlock } from '@haberdash/blocks/model';
import {
  checkValue,
  eventRegistrationSchema,
  maxLength,
  name as nameRule,
  required,
  validate,
  type FieldErrors,
} from '@haberdash/validation';
import { fieldWords } from '../model/field-words.ts';
import { siteTimeZone } from '../model/site-time-zone.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { textOf } from '../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../shared/reads/read-types.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { rejectedCall } from '../../../shared/reads/rejected-call.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

const EVENTS_PAGE = 'events';

export async function readEvent(read: PrivateRead): Promise<EventSignupBlock> {
  const { api, site, params, correlationId } = read;
  const response = await api.content.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
    params: { path: { mode: 'live', siteId: site.siteId, page: EVENTS_PAGE } },
  });
  const page = parsePage(response, { log: logContentFault(correlationId) });
  const event = flattenBlocks(page?.blocks ?? []).find(
    (block): block is EventSignupBlock => block.type === 'EventSignup' && block.eventId === params['event'],
  );
  if (event === undefined) throw fault('not-found');
  return { ...event, headingLevel: 1 };
}

/** Required fields of the list (spec 3 §3) that an account may lack. */
const NAMES = [
  { name: 'firstName', label: 'blocks.firstName' },
  { name: 'lastName', label: 'blocks.lastName' },
] as const;
const NAME_RULES = [required, maxLength(60), nameRule];

type Names = Readonly<Record<(typeof NAMES)[number]['name'], string>>;

/** The names of the account, with typed ones for those it lacks; or the fields to complete. */
function namesOf(
  t: Shopper['t'],
  known: { readonly firstName?: string | undefined; readonly lastName?: string | undefined },
  form: FormData,
): { readonly names: Names } | { readonly asks: readonly AskedField[] } {
  const names = { firstName: '', lastName: '' };
  const asks = NAMES.flatMap(({ name, label }): readonly AskedField[] => {
    const ofAccount = known[name]?.trim() ?? '';
    const value = ofAccount === '' ? textOf(form, name) : ofAccount;
    names[name] = value;
    const error = ofAccount === '' ? checkValue(value, NAME_RULES) : undefined;
    return error === undefined ? [] : [{ name, label: t(label), error: fieldWords(t, error), value }];
  });
  return asks.length === 0 ? { names } : { asks };
}

const sentOf = (form: FormData): JoinSent => ({
  attendingDays: form.getAll('attendingDays').filter((day) => typeof day === 'string'),
  plusOne: textOf(form, 'plusOne'),
  eventTermsAccepted: form.get('eventTermsAccepted') === 'on',
});

/** The errors of the fields by name; none for a valid form. */
function wrongFields(
  t: Shopper['t'],
  { errors = {} }: { readonly errors?: FieldErrors },
  lacksDay: boolean,
): Readonly<Record<string, string>> {
  const days = lacksDay ? { attendingDays: t('blocks.requiredEventDay') } : {};
  return {
    ...days,
    ...Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldWords(t, error)])),
  };
}

/** Registers a signed-in shopper for an event; returns an error as text. */
export async function joinEvent(read: Shopper): Promise<JoinOutcome> {
  const { api, t, site, session } = read;
  if (session.consumer() === undefined) return { ok: false, message: t('blocks.eventSignInText') };
  const event = await readEvent(read);
  const days = eventDays(event, siteTimeZone(site.locale));
  const form = await read.form();
  const sent = sentOf(form);
  const checked = validate(eventRegistrationSchema({ days }), { ...sent, eventId: event.eventId });
  const lacksDay = days.length > 1 && sent.attendingDays.every((day) => day === '');
  const errors = wrongFields(t, checked.ok ? {} : checked, lacksDay);
  const [message] = Object.values(errors);
  if (!checked.ok || message !== undefined)
    return { ok: false, message: message ?? t('blocks.failed'), errors, sent };
  const { attendingDays, plusOne } = checked.values;
  try {
    const { consumerProfile } = await api.consumers.GET('/consumers-v3/consumer');
    const { email, gender, phone, ...known } = consumerProfile.consumerDetails;
    const found = namesOf(t, known, form);
    if ('asks' in found) return { ok: false, message: t('blocks.requiredEmail'), asks: found.asks, sent };
    await api.consumers.POST('/consumers-v3/consumer/event-registration', {
      body: {
        email,
        eventId: event.eventId,
        eventTermsAccepted: true,
        ...found.names,
        registrationTimestamp: new Date().toISOString(),
        ...(gender === undefined ? {} : { gender }),
        ...(phone ? { phoneNumber: phone } : {}),
        ...(attendingDays.length === 0 ? {} : { attendingDays: attendingDays.join(',') }),
        ...(plusOne === '' || event.enablePlusOne !== true ? {} : { plusOne }),
      },
    });
    return { ok: true };
  } catch (error) {
    const [formError] = rejectedCall(t, 'events', error, () => undefined);
    return { ok: false, message: formError?.text ?? t('blocks.failed'), sent };
  }
}
