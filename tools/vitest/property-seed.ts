// Property tests are reproducible: one fixed seed unless PROPERTY_SEED is set.
import fc from 'fast-check';

const DEFAULT_SEED = 20_261_121;

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? DEFAULT_SEED) });
