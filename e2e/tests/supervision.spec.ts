import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { root } from '@haberdash/tools/stack/stack.ts';

/** Processes that a process has started. */
async function childrenOf(
  pid: number,
): Promise<readonly { readonly pid: number; readonly command: string }[]> {
  const numbers = (await readdir('/proc')).map(Number).filter((each) => each > 0);
  const all = await Promise.all(
    numbers.map(async (each) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${each}/${file}`, 'utf8').catch(() => '')),
      );
      const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { pid: each, parent, command: command ?? '' };
    }),
  );
  return all.filter(({ parent }) => parent === pid);
}

test('a part of the shop that is killed is started again, the other goes on, and both end together', async () => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-supervision-'));
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const [shop, api] = ports.map((port) => `http://127.0.0.1:${port}`);
  const shopProcess = spawn(process.execPath, ['tools/start/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(ports[0]),
      API_PORT: String(ports[1]),
      SANDBOX_PORT: String(ports[2]),
      DATA_DIR: dataDir,
      SEED_PRODUCTS: '60',
    },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => shopProcess.once('exit', resolve));
  const isUp = async (url: string): Promise<boolean> =>
    (await fetch(url).catch(() => undefined))?.ok === true;
  const pidOf = async (entry: string): Promise<number> => {
    const found = (await childrenOf(shopProcess.pid ?? 0)).find(({ command }) => command.includes(entry));
    if (found === undefined) throw new Error(`No process runs ${entry}.`);
    return found.pid;
  };
  try {
    await expect.poll(() => isUp(`${shop}/health/ready`), { timeout: 90_000 }).toBe(true);
    const [storefront, service] = [await pidOf('server/main.ts'), await pidOf('src/main.ts')];

    process.kill(storefront, 'SIGKILL');
    await expect.poll(() => isUp(`${shop}/health/ready`), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => pidOf('server/main.ts').catch(() => storefront)).not.toBe(storefront);
    expect(await pidOf('src/main.ts')).toBe(service);

    const again = await pidOf('server/main.ts');
    process.kill(service, 'SIGKILL');
    await expect.poll(() => isUp(`${api}/health/ready`), { timeout: 30_000 }).toBe(true);
    expect(await pidOf('src/main.ts')).not.toBe(service);
    expect(await pidOf('server/main.ts')).toBe(again);

    shopProcess.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await isUp(`${shop}/health/live`)).toBe(false);
    expect(await isUp(`${api}/health/live`)).toBe(false);
  } finally {
    if (shopProcess.exitCode === null) shopProcess.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
