export * from './adapters/collector.ts';
export type { AnalyticsAdapter, ConsentChoices } from './adapters/adapter.ts';
