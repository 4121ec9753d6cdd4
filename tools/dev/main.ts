// Runs the services and applications with reload on change; lines are prefixed with their part.
import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { DEMO_SETTINGS, PROVIDER_KEY, providerSettings, root } from '../stack/stack.ts';
import { previewSecret, sessionSecret } from '../stack/session-secret.ts';
import { ticketFor } from '../start/ticket.ts';
import { runChild, printLine } from './child.ts';
import { createRestarter } from './restarter.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const ports = {
  shop: process.env['PORT'] ?? '3000',
  api: process.env['API_PORT'] ?? '4000',
  sandbox: process.env['SANDBOX_PORT'] ?? '4001',
  preview: process.env['PREVIEW_PORT'] ?? '3001',
};
const originOf = (port: string): string => `http://${host}:${port}`;
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
const PREVIEW_SECRET = await previewSecret(dataDir);
const COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

await ensureGenerated();

const providers = createRestarter(() =>
  runChild('providers', ['node', '--conditions=@haberdash/source', 'src/main.ts'], {
    cwd: join(root, 'demo/providers'),
    env: {
      HOST: host,
      SANDBOX_PORT: ports.sandbox,
      SANDBOX_API_KEY: PROVIDER_KEY,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
  }),
);

const api = createRestarter(() => {
  const run = runChild('commerce-api', ['node', '--conditions=@haberdash/source', 'src/main.ts'], {
    cwd: join(root, 'apps/commerce-api'),
    env: {
      HOST: host,
      PORT: ports.api,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PREVIEW_SECRET,
      ...providerSettings(originOf(ports.sandbox)),
      ...DEMO_SETTINGS,
      // After an edit the service restarts with the new content.
      SEED: 'fresh-content',
    },
  });
  void awaitReady();
  void run.ended.then((code) => {
    if (code !== 0 && !isStopping) printLine('commerce-api', 'It ended; the next change starts it again.');
  });
  return run;
});

let isStopping = false;

async function awaitReady(): Promise<void> {
  const began = performance.now();
  for (;;) {
    await new Promise((next) => setTimeout(next, 100));
    const response = await fetch(`${originOf(ports.api)}/health/ready`).catch(() => undefined);
    if (isStopping || performance.now() - began > 120_000) return;
    if (response?.ok !== true) continue;
    printLine(
      'commerce-api',
      `Ready on ${originOf(ports.api)} (${Math.round(performance.now() - began)} ms)`,
    );
    return;
  }
}

/** Bundles a changed contract and writes its types; the written files restart the service. */
const codegen = (contract: string): void => {
  printLine('openapi', `Generating ${contract} …`);
  const run = runChild('openapi', ['node', 'tools/codegen/main.ts'], { cwd: root });
  void run.ended.then((code) =>
    printLine('openapi', `${contract} is ${code === 0 ? 'generated' : 'rejected'}.`),
  );
};

/** The service's folders, without tests. */
const SERVICE_FOLDERS = [
  'apps/commerce-api/src',
  'apps/commerce-api/drizzle',
  'demo/pictures/src',
  'demo/shop/src',
  'packages/account/src',
  'packages/api-client/src',
  'packages/phone/src',
  'packages/validation/src',
  'openapi/bundled',
];
const restartOnEdit = (folder: string, restarter: typeof api): void => {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name !== null && !/\.(?:test|fixtures)\.ts$|~$|\.sw.$/.test(name)) restarter.changed();
  });
};
for (const folder of SERVICE_FOLDERS) restartOnEdit(folder, api);
for (const folder of ['demo/providers/src', 'apps/commerce-api/src/shared/countries'])
  restartOnEdit(folder, providers);
const waiting = new Map<string, NodeJS.Timeout>();
watch(join(root, 'openapi'), (_event, name) => {
  if (name === null || !name.endsWith('.yaml') || !existsSync(join(root, 'openapi', name))) return;
  clearTimeout(waiting.get(name));
  waiting.set(
    name,
    setTimeout(() => codegen(name.replace('.yaml', '')), 200),
  );
});

providers.start();
api.start();
const storefront = runChild('storefront', ['react-router', 'dev'], {
  cwd: join(root, 'apps/storefront'),
  env: {
    HOST: host,
    PORT: ports.shop,
    PUBLIC_ORIGIN: originOf(ports.shop),
    COMMERCE_API_URL: originOf(ports.api),
    PAYMENT_ORIGIN: originOf(ports.sandbox),
    SESSION_SECRET: await sessionSecret(dataDir),
    PREVIEW_SECRET,
    PREVIEW_ORIGIN: originOf(ports.preview),
  },
});
const preview = runChild('cms-preview', ['react-router', 'dev'], {
  cwd: join(root, 'apps/cms-preview'),
  env: {
    HOST: host,
    PORT: ports.preview,
    PUBLIC_ORIGIN: originOf(ports.preview),
    COMMERCE_API_URL: originOf(ports.api),
    SHOP_ORIGIN: originOf(ports.shop),
    EXPERIMENTS_ORIGIN: originOf(ports.sandbox),
    PREVIEW_SECRET,
  },
});
printLine('cms-preview', `${originOf(ports.preview)}/?ticket=${await ticketFor(PREVIEW_SECRET)}`);

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  storefront.stop();
  preview.stop();
  await Promise.all([api.stop(), providers.stop()]);
  await Promise.all([storefront.ended, preview.ended]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
for (const app of [storefront, preview]) void app.ended.then((code) => stop(code));
