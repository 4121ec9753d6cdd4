// Builds the documentation of all contracts as a static site in dist/docs, without server and network.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { isObject, type Json } from '../codegen/json.ts';
import { readCatalogue } from './catalogue.ts';
import { decorate } from './decorate.ts';
import { indexPage, type Listed } from './index-page.ts';
import { servicePage } from './service-page.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'dist/docs');
const assets = join(import.meta.dirname, 'assets');
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

async function readContract(file: string): Promise<Listed> {
  const document: Json = JSON.parse(await readFile(join(root, 'openapi/bundled', file), 'utf8'));
  if (!isObject(document)) throw new Error(`${file} is no contract.`);
  return { service: file.replace('.json', ''), document };
}

await ensureGenerated();
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const catalogue = await readCatalogue(root);
const codes = new Map(catalogue.map((entry) => [entry.code, entry]));
const files = (await readdir(join(root, 'openapi/bundled')))
  .filter((name) => name.endsWith('.json'))
  .toSorted();
const contracts = await Promise.all(files.map(readContract));
for (const { service, document } of contracts)
  await writeFile(join(target, `${service}.html`), servicePage(decorate(service, document, codes)));
await writeFile(join(target, 'index.html'), indexPage(contracts, catalogue));
for (const name of await readdir(assets)) await copyFile(join(assets, name), join(target, name));
for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css'])
  await copyFile(join(swagger, name), join(target, name));
await copyFile(join(swagger, 'favicon-32x32.png'), join(target, 'favicon.png'));
console.log(
  `${contracts.length} contracts and ${catalogue.length} error codes in ${join(target, 'index.html')}`,
);
