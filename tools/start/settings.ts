import { resolve } from 'node:path';
import { ServerFailedError } from '../stack/child.ts';
import { root } from '../stack/stack.ts';

export interface PortSetting {
  readonly setting: 'PORT' | 'API_PORT' | 'SANDBOX_PORT' | 'PREVIEW_PORT';
  readonly port: number;
}

export interface StartSettings {
  readonly host: string;
  readonly storefrontPort: number;
  readonly apiPort: number;
  readonly sandboxPort: number;
  readonly previewPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

function readPort(env: NodeJS.ProcessEnv, name: PortSetting['setting'], fallback: number): number {
  const value = env[name] ?? String(fallback);
  if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536) return Number(value);
  throw new ServerFailedError(
    `${name} is "${value}", which is no port. Set ${name} to a number from 1 to 65535.`,
  );
}

/** Parses the settings of a start; throws one sentence about an invalid value. */
export const readSettings = (env: NodeJS.ProcessEnv): StartSettings => ({
  host: env['HOST'] ?? '127.0.0.1',
  storefrontPort: readPort(env, 'PORT', 3000),
  apiPort: readPort(env, 'API_PORT', 4000),
  sandboxPort: readPort(env, 'SANDBOX_PORT', 4001),
  previewPort: readPort(env, 'PREVIEW_PORT', 3001),
  dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
  databaseUrl: env['DATABASE_URL'],
});

export const portsOf = (settings: StartSettings): readonly PortSetting[] => [
  { setting: 'PORT', port: settings.storefrontPort },
  { setting: 'API_PORT', port: settings.apiPort },
  { setting: 'SANDBOX_PORT', port: settings.sandboxPort },
  { setting: 'PREVIEW_PORT', port: settings.previewPort },
];
