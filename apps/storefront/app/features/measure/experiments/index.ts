export { useActivation } from './components/use-activation.ts';
export { useConversion } from './components/use-conversion.ts';
export { useFollowDecisions } from './components/use-follow-decisions.ts';
export { useVariant } from './components/use-variant.ts';
export { useVariation } from './components/use-variation.ts';
export type { MyExperiments } from './server/experiments.server.ts';
export { useSetExperiments } from './state/experiments.ts';
