import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The middleware rejects cross-origin writes; the router's check does not know proxies that end TLS.
  allowedActionOrigins: ['**'],
} satisfies Config;
