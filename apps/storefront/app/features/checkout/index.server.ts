// What other features may use of this one on the server.
export { countryRules, fieldErrorText } from './server/address.server.ts';
