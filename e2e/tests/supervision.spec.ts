import { spawn } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { root } from '@haberdash/tools/stack/stack.ts';
import { copyData } from '../support/shop-data.ts';

/** Child processes with their working folders. */
async function childrenOf(
  pid: number,
): Promise<readonly { readonly pid: number; readonly folder: string }[]> {
  const numbers = (await readdir('/proc')).map(Number).filter((each) => each > 0);
  const all = await Promise.all(
    numbers.map(async (each) => {
      const [stat, folder] = await Promise.all(
        [readFile(`/proc/${each}/stat`, 'utf8'), readlink(`/proc/${each}/cwd`)].map((look) =>
          look.catch(() => ''),
        ),
      );
      const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { pid: each, parent, folder: folder ?? '' };
    }),
  );
  return all.filter(({ parent }) => parent === pid);
}

test('a part of the shop that is killed is started again, the others go on, and all end together', async () => {
  test.setTimeout(180_000);
  const { dataDir, remove } = await copyData('supervision');
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const [shop, api, sandbox, preview] = ports.map((port) => `http://127.0.0.1:${port}`);
  // A build would break the tests that run in parallel.
  const shopProcess = spawn(process.execPath, ['tools/start/main.ts', '--built'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ports[0]),
      API_PORT: String(ports[1]),
      SANDBOX_PORT: String(ports[2]),
      PREVIEW_PORT: String(ports[3]),
      DATA_DIR: dataDir,
    },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => shopProcess.once('exit', resolve));
  const isUp = async (url: string): Promise<boolean> =>
    (await fetch(url).catch(() => undefined))?.ok === true;
  const pidOf = async (project: string): Promise<number> => {
    const found = (await childrenOf(shopProcess.pid ?? 0)).find(({ folder }) => folder.endsWith(project));
    if (found === undefined) throw new Error(`No process runs ${project}.`);
    return found.pid;
  };
  try {
    // The last part to start: one killed before its first successful start ends them all.
    await expect.poll(() => isUp(`${preview}/health/live`), { timeout: 90_000 }).toBe(true);
    await expect.poll(() => isUp(`${shop}/health/ready`)).toBe(true);
    const [storefront, service, providers] = [
      await pidOf('apps/storefront'),
      await pidOf('apps/commerce-api'),
      await pidOf('demo/providers'),
    ];

    process.kill(storefront, 'SIGKILL');
    await expect.poll(() => isUp(`${shop}/health/ready`), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => pidOf('apps/storefront').catch(() => storefront)).not.toBe(storefront);
    expect(await pidOf('apps/commerce-api')).toBe(service);

    const again = await pidOf('apps/storefront');
    process.kill(service, 'SIGKILL');
    await expect.poll(() => isUp(`${api}/health/ready`), { timeout: 30_000 }).toBe(true);
    expect(await pidOf('apps/commerce-api')).not.toBe(service);
    expect(await pidOf('apps/storefront')).toBe(again);

    process.kill(providers, 'SIGKILL');
    await expect.poll(() => pidOf('demo/providers').catch(() => providers)).not.toBe(providers);
    await expect.poll(() => isUp(`${sandbox}/health/ready`), { timeout: 30_000 }).toBe(true);

    shopProcess.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await isUp(`${shop}/health/live`)).toBe(false);
    expect(await isUp(`${api}/health/live`)).toBe(false);
    expect(await isUp(`${sandbox}/health/ready`)).toBe(false);
  } finally {
    if (shopProcess.exitCode === null) shopProcess.kill('SIGTERM');
    await ended;
    await remove();
  }
});
