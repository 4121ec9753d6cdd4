import { build } from 'esbuild';
import type { Made } from './generator.ts';

const BANNER = '// Generated from the .inline.ts beside it by `npm run codegen`. Do not edit.\n';

export async function inlineScriptFile(root: string, source: string): Promise<Made> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  // Would end the script element.
  if (/<\/script|<!--/i.test(script)) throw new Error(`${source}: the text would end its script element.`);
  const quoted = `'${script.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  const text = `${BANNER}export const script =\n  ${quoted};\n`;
  return {
    files: new Map([[source.replace(/\.ts$/, '.gen.ts'), text]]),
    dependencies: Object.keys(metafile.inputs),
  };
}
