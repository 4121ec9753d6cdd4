export {
  simulateSplits,
  type SimulatedSplit,
  type SimulationOptions,
  type VariationShare,
} from './simulation/simulate-splits.ts';
export { sampleRatio, type SampleRatio } from './simulation/sample-ratio.ts';
