import type { Subscription, SubscriptionChoice } from '@haberdash/api-client/consumers';
import { joinInterests, splitInterests } from '@haberdash/account';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { CHANNELS, INTERESTS, type Channel } from '../model/preferences.ts';
import { shoeSizeOf } from '../model/shoe-sizes.ts';
import { accountErrors, invalid, rejected } from './account-form.server.ts';
import { consumeAccountFlash, redirectWithAccountFlash } from './account-flash.server.ts';
import { asConsumer } from './signed-in.server.ts';

type NewsState = 'off' | 'waiting' | 'on';

function newsOn(subscriptions: readonly Subscription[], channel: Channel): NewsState {
  const chosen = subscriptions.filter((each) => each.channel === channel && each.optin);
  if (chosen.length === 0) return 'off';
  return chosen.some(({ doubleOptin }) => doubleOptin) ? 'on' : 'waiting';
}

const readChoices = ({ api }: Pick<PrivateRead, 'api'>) =>
  api.consumers.GET('/consumers-v3/consumer/subscription');

export async function readPreferences(read: PrivateRead) {
  const [{ consumerProfile }, { subscriptions, notifications = [] }] = await asConsumer(read, () =>
    Promise.all([read.api.consumers.GET('/consumers-v3/consumer'), readChoices(read)]),
  );
  const { consumerDetails, preferences } = consumerProfile;
  return {
    head: pageHead(read, { title: read.t('overview.preferences'), noIndex: true }),
    email: consumerDetails.email,
    phone: consumerDetails.phone ?? '',
    news: { email: newsOn(subscriptions, 'email'), sms: newsOn(subscriptions, 'sms') },
    hearsOfDelivery: notifications.some(
      ({ requestType, channel, optin }) => requestType === 'DELIVERY' && channel === 'email' && optin,
    ),
    interests: splitInterests(preferences.interests),
    shoeSize: preferences.preferredShoeSize ?? '',
    done: consumeAccountFlash(read),
  };
}

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };
type Outcome = ReturnType<typeof invalid> | undefined;

async function saveNews(shopper: Shopper, form: FormData): Promise<Outcome> {
  const { subscriptions } = await readChoices(shopper);
  const wants = (channel: Channel) => form.get(channel) === 'on';
  if (wants('sms') && newsOn(subscriptions, 'sms') === 'off' && form.get('terms') !== 'on') {
    const formError = toFormError(
      shopper.t,
      'account.preferences',
      { code: 'TERMS_MISSING' },
      { place: 'field', field: 'terms' },
    );
    return invalid([formError], { email: wants('email') ? 'on' : '', sms: 'on' });
  }
  const { country, region } = shopper.site;
  const changes = CHANNELS.flatMap((channel): readonly SubscriptionChoice[] => {
    const isOn = newsOn(subscriptions, channel) !== 'off';
    if (wants(channel)) return isOn ? [] : [{ type: 'Newsletter', channel, optin: true, country, region }];
    return subscriptions
      .filter((each) => each.channel === channel && each.optin)
      .map(({ type }) => ({ type, channel, optin: false }));
  });
  if (changes.length > 0) {
    await shopper.api.consumers.PUT('/consumers-v3/consumer/subscription', {
      body: { subscriptions: changes },
    });
  }
  return undefined;
}

async function saveInterests({ api, t }: Shopper, form: FormData): Promise<Outcome> {
  const known = new Set<string>(INTERESTS.map(([value]) => value));
  const stored = form.getAll('kept').filter((each) => typeof each === 'string' && !known.has(each));
  const chosen = form.getAll('interest').filter((each) => typeof each === 'string' && known.has(each));
  const typed = form.get('shoeSize');
  const preferredShoeSize = shoeSizeOf(typeof typed === 'string' ? typed.slice(0, 40) : '');
  if (preferredShoeSize === undefined) {
    const at = { place: 'field', field: 'shoeSize' } as const;
    const formError = toFormError(t, 'account.preferences', { code: 'SIZE_INVALID' }, at);
    return invalid([formError], typedPreferences(form));
  }
  const interests = joinInterests([...chosen, ...stored].map(String));
  await api.consumers.PUT('/consumers-v3/consumer', {
    body: { consumerProfile: { preferences: { interests, preferredShoeSize } } },
  });
  return undefined;
}

async function saveNotification({ api, site }: Shopper, form: FormData): Promise<Outcome> {
  const optin = form.get('optin') === 'yes';
  await api.consumers.PUT('/consumers-v3/consumer/notification', {
    body: { requestType: 'DELIVERY', organization: site.brand, payload: { channel: 'email', optin } },
  });
  return undefined;
}

const SAVES = { news: saveNews, interests: saveInterests, notification: saveNotification } as const;

function typedPreferences(form: FormData): Readonly<Record<string, string>> {
  const { intent, email = '', sms = '', shoeSize = '' } = textValues(form);
  if (intent === 'news') return { email, sms };
  return { interest: joinInterests(form.getAll('interest').map(String)), shoeSize: shoeSize.slice(0, 40) };
}

export async function runPreferences(shopper: Shopper) {
  const form = await shopper.form();
  const intent = form.get('intent');
  const save = intent === 'news' || intent === 'interests' || intent === 'notification' ? intent : undefined;
  if (save === undefined) throw fault('bad-address', shopper.correlationId);
  try {
    const outcome = await SAVES[save](shopper, form);
    if (outcome !== undefined) return outcome;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return rejected(accountErrors(shopper, 'account.preferences', error), typedPreferences(form));
  }
  const isOn = form.get('optin') === 'yes';
  const done = save === 'notification' ? (isOn ? 'notification-on' : 'notification-off') : save;
  throw redirectWithAccountFlash(shopper, 'account/preferences', done);
}
