import type { Store } from '@haberdash/api-client/stores';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { openToday } from './open-today.ts';

/** `20:00` as the language of the site tells the time. */
const clockText = ({ site }: Translator, clock: string): string =>
  new Intl.DateTimeFormat(site.languageTag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2024-01-01T${clock}:00Z`),
  );

/** "Open until 8:00 PM": what the hours of a store say of this moment. */
export function todayOf(t: Translator, store: Store, nowMs: number) {
  const today = openToday(store, nowMs);
  if (today === undefined) return undefined;
  switch (today.state) {
    case 'open':
      return { isOpen: true, text: t('stores.openUntil', { time: clockText(t, today.until) }) };
    case 'later':
      return { isOpen: false, text: t('stores.opensAt', { time: clockText(t, today.from) }) };
    default:
      return { isOpen: false, text: t(`stores.${today.state}`) };
  }
}

/** Days with other hours in words: "Thursday, December 24: 10:00 AM – 4:00 PM". */
export const specialDayLines = (t: Translator, { specialDays = [] }: Store): readonly string[] =>
  specialDays.map(({ date, opens, closes }) => {
    const day = new Intl.DateTimeFormat(t.site.languageTag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));
    if (opens === undefined || closes === undefined) return t('stores.dayClosed', { day });
    return t('stores.dayHours', { day, opens: clockText(t, opens), closes: clockText(t, closes) });
  });
