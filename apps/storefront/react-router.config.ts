import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { compressAssets } from './tools/compress-assets.ts';
import { slimManifest } from './tools/slim-manifest.ts';

export default {
  ssr: true,
  // A shop has few routes: one cached file instead of a manifest in every page and a call per link.
  routeDiscovery: { mode: 'initial' },
  // The pipeline rejects foreign writes itself; the router's own check does not know a proxy that ends TLS.
  allowedActionOrigins: ['**'],
  // After everything is written: the router adds its manifest last.
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    slimManifest(join(client, 'assets'));
    compressAssets(client);
  },
} satisfies Config;
