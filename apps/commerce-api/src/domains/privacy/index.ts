export { cleanUpArea } from './clean-up/area.ts';
export { privacyArea } from './privacy/area.ts';
