// What other features may use of this one on the server.
export { takeSaid } from './server/said.server.ts';
