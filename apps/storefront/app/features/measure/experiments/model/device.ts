/** The kinds of device that an audience may name. */
export type Device = 'phone' | 'tablet' | 'desktop';

const TABLET = /ipad|tablet|android(?!.{0,200}mobile)/i;
const PHONE = /mobi|iphone|android/i;

/** The kind of device by its user agent; one that names none is a desktop. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent?.slice(0, 500) ?? '';
  if (TABLET.test(text)) return 'tablet';
  return PHONE.test(text) ? 'phone' : 'desktop';
}

const BOT = /bot|crawl|spider|slurp|preview/i;

/** A program that reads pages: it gets the baseline, and is no visitor of an experiment. */
export const isBot = (userAgent: string | null): boolean =>
  userAgent === null || userAgent === '' || BOT.test(userAgent);
