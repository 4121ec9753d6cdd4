import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from './platform/config/config.ts';
import { productionSettings } from './platform/config/production-settings.fixtures.ts';
import { startService, type RunningService } from './server.ts';

let dataDir: string;
let running: RunningService | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'server-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dataDir, { recursive: true });
});

const start = async (env: NodeJS.ProcessEnv): Promise<string> => {
  running = await startService(
    readConfig({ ...productionSettings(), DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env }),
  );
  return running.address;
};

describe('a service without the demo', () => {
  it('starts empty, and shows the photographs of its folder', async () => {
    const scenes = join(dataDir, 'pictures/scenes');
    await mkdir(scenes, { recursive: true });
    await sharp({ create: { width: 320, height: 180, channels: 3, background: '#2f5d62' } })
      .jpeg()
      .toFile(join(scenes, 'lake.jpg'));
    const origin = await start({});
    const ready = await fetch(`${origin}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ reasons: expect.arrayContaining(['no site has content']) }),
    ]);
    const image = await fetch(`${origin}/images/scenes/lake?w=80&fm=webp`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${origin}/images/scenes/ridge?w=80&fm=webp`)).status).toBe(404);
  });

  it('says what is missing when it is to fill a shop', async () => {
    await expect(start({ SEED: 'if-empty' })).rejects.toThrow(/SEED_SOURCE/);
  });
});

describe('a service with the demo', () => {
  it('is filled by the source that is named, and shows its pictures', { timeout: 90_000 }, async () => {
    const origin = await start({
      SEED: 'if-empty',
      SEED_SOURCE: '@haberdash/demo-shop',
      SEED_PRODUCTS: '5',
      PICTURE_SOURCE: '@haberdash/demo-pictures',
    });
    const { rows } = (await running?.database.read.execute('select id from product')) ?? { rows: [] };
    // The demo always has four customised products and gift cards.
    expect(rows).toHaveLength(5 + 4);
    expect((await fetch(`${origin}/images/marks/northfell`)).status).toBe(200);
  });
});
