import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A shop has few routes: one cached file instead of a manifest in every page and a call per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
