export * from './adapters/google-tag.ts';
export type { AnalyticsAdapter, ConsentChoices } from './adapters/adapter.ts';
