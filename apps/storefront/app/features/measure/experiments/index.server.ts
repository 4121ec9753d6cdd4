// What other features may use of this one on the server.
export { readExperiments } from './server/experiments.server.ts';
