export { readExperiments } from './server/experiments.server.ts';
