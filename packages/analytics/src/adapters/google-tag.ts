import type { AnalyticsEvent } from '../events/events.ts';
import type { AnalyticsAdapter, ConsentChoices } from './adapter.ts';

/** The only origin that a Google tag loads scripts from. */
export const GOOGLE_TAG_ORIGIN = 'https://www.googletagmanager.com';

/** A container of Tag Manager (`GTM-…`) or a data stream of Analytics 4 (`G-…`). */
export const GOOGLE_TAG_ID = /^(?:GTM-[A-Z0-9]{4,12}|G-[A-Z0-9]{4,16})$/;

/** Cookies that Google's tags set with consent for analytics and for advertising. */
export const GOOGLE_COOKIES = { analytics: /^_(?:ga|gid|gat|dc_gtm)/, advertising: /^_(?:gcl|gac)/ } as const;

export interface GoogleTagPorts {
  /** `GTM-…` or `G-…`. */
  readonly id: string;
  /** Appends to `window.dataLayer`. */
  readonly push: (entry: object) => void;
  /** Adds a script element; called once, and not before consent for analytics. */
  readonly loadScript: (url: string) => void;
  /** Removes the cookies whose name matches, on this host and the domains above it. */
  readonly removeCookies: (name: RegExp) => void;
  /** Switches a data stream off or on: `window['ga-disable-G-…']`. */
  readonly setDisabled: (id: string, isDisabled: boolean) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Signal = 'granted' | 'denied';

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied');

/** The signals of consent mode v2 by category; what is required is always granted. */
const signalsOf = ({ performance, functional, targeting }: ConsentChoices) => ({
  analytics_storage: signal(performance),
  functionality_storage: signal(functional),
  personalization_storage: signal(functional),
  ad_storage: signal(targeting),
  ad_user_data: signal(targeting),
  ad_personalization: signal(targeting),
  security_storage: 'granted' as const,
});

const DENIED: ConsentChoices = { performance: false, functional: false, targeting: false };

/** An event as the parameters of `gtag('event', …)`: what GA4 reads is not nested. */
function parametersOf({ event: _name, ...fields }: AnalyticsEvent): object {
  const { ecommerce, ...others } = fields as { readonly ecommerce?: object };
  return { ...others, ...ecommerce };
}

/**
 * Tag Manager or Analytics 4 behind consent for analytics. Consent mode starts with everything denied, before any
 * other entry, and is updated with every change. A container reads the events of the data layer itself; a data stream
 * gets each as a command. A withdrawal denies, switches the stream off and removes its cookies.
 */
export function createGoogleTag(ports: GoogleTagPorts): AnalyticsAdapter {
  const { id, push, loadScript, removeCookies, setDisabled, now } = ports;
  const isStream = id.startsWith('G-');
  let last: ConsentChoices | undefined;
  let hasLoaded = false;

  /** Google's scripts take commands as `arguments` objects only. */
  const command = function gtag(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- an array would not be taken as a command
    push(arguments);
  };
  const load = (): void => {
    hasLoaded = true;
    if (isStream) {
      command('js', new Date(now()));
      // Page views are events of the shop.
      command('config', id, { send_page_view: false });
    } else push({ 'gtm.start': now(), event: 'gtm.js' });
    loadScript(`${GOOGLE_TAG_ORIGIN}/${isStream ? 'gtag/js' : 'gtm.js'}?id=${id}`);
  };

  return {
    setConsent: (choices) => {
      const before = last ?? DENIED;
      // Without consent there is no tag, so that nothing needs to know of it.
      if (last === undefined && !choices.performance) return;
      if (last === undefined) command('consent', 'default', signalsOf(DENIED));
      last = choices;
      command('consent', 'update', signalsOf(choices));
      if (isStream) setDisabled(id, !choices.performance);
      if (before.performance && !choices.performance) removeCookies(GOOGLE_COOKIES.analytics);
      if (before.targeting && !choices.targeting) removeCookies(GOOGLE_COOKIES.advertising);
      if (choices.performance && !hasLoaded) load();
    },
    send: (event) => {
      if (isStream && last?.performance === true) command('event', event.event, parametersOf(event));
    },
  };
}
