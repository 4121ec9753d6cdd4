import { existsSync } from 'node:fs';

/** For our own pages only: no sandbox (containers), no background traffic. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `CHROMIUM_PATH`, else npm's, else the system's. Call before workers: npm's unpacks to a fixed folder. */
export async function resolveChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Read on import: the package then also unpacks libraries that a bare machine lacks.
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  const installed = SYSTEM_CHROMIUM.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Error('No Chromium found: set CHROMIUM_PATH to one.');
}
