import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A shop has few routes: one cached file instead of a manifest in every page and a call per link.
  routeDiscovery: { mode: 'initial' },
  // The pipeline refuses foreign writes itself; the router's own check does not know a proxy that ends TLS.
  allowedActionOrigins: ['**'],
} satisfies Config;
