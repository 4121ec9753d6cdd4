import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores rendered images; a key is any text and never becomes a path. */
export interface ImageCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, image: Buffer): Promise<void>;
  readonly bytes: () => number;
}

export interface ImageCacheOptions {
  readonly folder: string;
  /** Maximum size; the least recently used images are evicted first. */
  readonly maxBytes: number;
  readonly now?: () => Date;
}

const DIGEST_BYTES = 32;
const IMAGE_FILE = /^[0-9a-f]{64}$/;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** A file is digest and image, so that a torn or altered file is detected. */
const seal = (image: Buffer): Buffer => Buffer.concat([sha256(image), image]);
const unseal = (file: Buffer): Buffer | undefined => {
  const image = file.subarray(DIGEST_BYTES);
  return image.length > 0 && sha256(image).equals(file.subarray(0, DIGEST_BYTES)) ? image : undefined;
};

/** Files of earlier runs, least recently used first; interrupted writes are removed. */
async function readFolder(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; size: number; usedMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!IMAGE_FILE.test(name)) {
      if (name.endsWith('.part')) await rm(path, { force: true });
      continue;
    }
    const info = await stat(path).catch(() => undefined);
    if (info) found.push({ name, size: info.size, usedMs: info.mtimeMs });
  }
  found.sort((a, b) => a.usedMs - b.usedMs);
  return new Map(found.map(({ name, size }) => [name, size]));
}

/** A disk cache that survives restarts, stays below its size and returns only intact images. */
export async function openImageCache(options: ImageCacheOptions): Promise<ImageCache> {
  const { folder, maxBytes, now = () => new Date() } = options;
  const sizes = await readFolder(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  const forget = async (name: string): Promise<void> => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(join(folder, name), { force: true });
  };
  const remember = (name: string, size: number): void => {
    total += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  };
  const evict = async (): Promise<void> => {
    for (const name of sizes.keys()) {
      if (total <= maxBytes) return;
      await forget(name);
    }
  };
  await evict();

  return {
    bytes: () => total,
    async get(key) {
      const name = sha256(key).toString('hex');
      if (!sizes.has(name)) return undefined;
      const file = await readFile(join(folder, name)).catch(() => undefined);
      const image = file && unseal(file);
      if (file === undefined || image === undefined) {
        await forget(name);
        return undefined;
      }
      remember(name, file.length);
      // The file time stores the last use, so that the eviction order survives a restart.
      await utimes(join(folder, name), now(), now()).catch(() => undefined);
      return image;
    },
    async put(key, image) {
      const name = sha256(key).toString('hex');
      const file = seal(image);
      if (file.length > maxBytes) return;
      const part = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(part, file);
        await utimes(part, now(), now());
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      remember(name, file.length);
      await evict();
    },
  };
}
