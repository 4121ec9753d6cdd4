// Bytes of page imports, as JSON tables: `npm run bench -- rules` prints them.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

async function bytes(names: string): Promise<{ minified: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names} from '../src/index.ts'`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  const text = outputFiles.map((file) => file.text).join('');
  return { minified: text.length, gzip: gzipSync(text, { level: 9 }).length };
}

const rows = [];
for (const [what, names] of [
  ['everything', '*'],
  ['approaching promotions', '{ approachingPromotions, promotionsFor }'],
  ['the spend banner', '{ spendBanner }'],
  ['the summary per level', '{ promotionSummary }'],
] as const) {
  rows.push({ import: what, ...(await bytes(names)) });
}
process.stdout.write(`${JSON.stringify({ 'Promotions, bytes': rows })}\n`);
