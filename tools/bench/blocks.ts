import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { root } from '../stack/stack.ts';
import type { Tables } from './rules.ts';

const source = join(root, 'packages/blocks/src');
const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  conditions: ['@haberdash/source'],
  external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'],
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: '/out',
  write: false,
  logLevel: 'error',
} as const satisfies BuildOptions;
const RENDERS = 200;

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Bundles a program of blocks with its styles. */
export async function bundle(
  contents: string,
  options: Pick<BuildOptions, 'external' | 'format'> = {},
): Promise<{ readonly js: Uint8Array; readonly css: Uint8Array }> {
  const { outputFiles } = await build({
    ...OPTIONS,
    ...options,
    stdin: { contents, resolveDir: source, loader: 'tsx' },
  });
  const fileOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? new Uint8Array();
  return { js: fileOf('.js'), css: fileOf('.css') };
}

/** The registry's components with their files. */
async function components(): Promise<readonly (readonly [name: string, file: string])[]> {
  const registry = await readFile(join(source, 'registry/registry.tsx'), 'utf8');
  return [...registry.matchAll(/^import \{ ([A-Z]\w+) \} from '\.\.\/([\w/-]+\.tsx)';$/gm)].map(
    ([, name = '', file = '']) => [name, `./${file}`] as const,
  );
}

/** The bundle size of each block without React; pages share common code. */
async function weighBlocks() {
  const rows = [];
  for (const [name, file] of await components()) {
    const { js, css } = await bundle(`export { ${name} } from '${file}';`);
    rows.push({ block: name, javascript: kB(gzipSync(js).length), css: kB(gzipSync(css).length) });
  }
  return rows;
}

/** A page with `count` blocks: five kinds of the home page in turn. */
export const PAGE_OF_BLOCKS = `
import { renderBlocks } from './registry/registry.tsx';
import { homePage } from './registry/page.fixtures.ts';
import { productCards } from './product-card/product-card.fixtures.ts';
import { InShop } from './testing/environment.fixtures.tsx';
const five = homePage().slice(1, 6);
export const pageOf = (count, environment) => {
  const blocks = Array.from({ length: count }, (_, index) => ({ ...five[index % 5], id: 'block-' + index }));
  const products = Object.fromEntries(blocks.map(({ id }) => [id, productCards(6)]));
  return <InShop {...environment}>{renderBlocks(blocks, undefined, { products })}</InShop>;
};`;

const RENDERING = `${PAGE_OF_BLOCKS}
import { renderToString } from 'react-dom/server';
export const render = (count) => renderToString(pageOf(count, { imageUrl: (src) => src })).length;`;

/** Elapsed and CPU milliseconds. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1_000) / 1_000;

/** Server time per block, for pages with few and many blocks. */
async function timeRendering() {
  const folder = join(root, 'node_modules/.cache/bench-blocks');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `render-${process.pid}.mjs`);
  try {
    await writeFile(file, (await bundle(RENDERING)).js);
    // The bundle's exports.
    const { render } = (await import(pathToFileURL(file).href)) as {
      readonly render: (count: number) => number;
    };
    const timeOf = (count: number): Cost => {
      const before = process.threadCpuUsage();
      const start = performance.now();
      render(count);
      const clock = performance.now() - start;
      const { user, system } = process.threadCpuUsage(before);
      return { clock, processor: (user + system) / 1_000 };
    };
    for (let index = 0; index < RENDERS; index += 1) render(50);
    const times = new Map<number, Cost[]>([
      [5, []],
      [50, []],
    ]);
    // In turns, so that other load affects both.
    for (let index = 0; index < RENDERS; index += 1)
      for (const [count, each] of times) each.push(timeOf(count));
    return [...times].map(([count, each]) => {
      const clock = medianOf(each.map((cost) => cost.clock));
      const processor = medianOf(each.map((cost) => cost.processor));
      return {
        blocks: count,
        'clock ms': rounded(clock),
        'processor ms': rounded(processor),
        'processor ms for each': rounded(processor / count),
      };
    });
  } finally {
    await rm(file, { force: true });
  }
}

/** Block sizes, and server times of pages with 5 and 50. For browsers see `scroll-blocks.ts`. */
export const measureBlocks = async (): Promise<Tables> => ({
  'kB of each block by itself, gzip, without React': await weighBlocks(),
  'Server render of a page of blocks, median': await timeRendering(),
});
