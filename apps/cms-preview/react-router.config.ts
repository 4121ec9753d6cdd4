import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The pipeline rejects foreign writes itself; the router's own check does not know a proxy that ends TLS.
  allowedActionOrigins: ['**'],
} satisfies Config;
