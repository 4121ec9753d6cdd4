import type { AnalyticsEvent } from '../events/events.ts';

/** What a visitor allows now, by category (spec 2 §3); what was not asked counts as not allowed. */
export interface ConsentChoices {
  readonly performance: boolean;
  readonly functional: boolean;
  readonly targeting: boolean;
}

/** A provider of analytics: does nothing before its category is allowed, and stops when that is withdrawn. */
export interface AnalyticsAdapter {
  /** To be called once at first and after every change, before the events that the change lets through. */
  readonly setConsent: (choices: ConsentChoices) => void;
  /** Takes an event that consent has let through. */
  readonly send: (event: AnalyticsEvent) => void;
}
