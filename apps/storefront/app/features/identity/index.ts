// What other features may use of this one.
export { AccountLink } from './components/AccountLink.tsx';
export type { Said } from './server/said.server.ts';
