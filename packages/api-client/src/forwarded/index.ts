export { findClientAddress, type ClientAddress, type ForwardingHeaders } from './client-address.ts';
export { createClientFinder } from './client-finder.ts';
export { formatIpAddress, networkOf, parseIpAddress, type IpAddress } from './ip-address.ts';
export { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
