import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a client build with their imports. */
export interface ChunkGraph {
  readonly scripts: readonly string[];
  /** The scripts of every page and of each route. */
  readonly pages: readonly {
    readonly id: string;
    readonly script: string;
  }[];
  /** A script with its static imports, recursively. */
  readonly closureOf: (script: string) => ReadonlySet<string>;
}

interface RouteEntry {
  readonly module: string;
}

const STATIC_IMPORT = /(?:^|[;\s}])(?:import|export)(?:[\w$*\s{},]*from)?\s*["']\.\/([^"']+)["']/g;

const fileOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

export function readChunkGraph(client: string): ChunkGraph {
  const assets = join(client, 'assets');
  const names = readdirSync(assets);
  const scripts = names.filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'));
  const imports = new Map(
    scripts.map((name) => {
      const source = readFileSync(join(assets, name), 'utf8');
      return [name, [...source.matchAll(STATIC_IMPORT)].flatMap(([, file]) => file ?? [])];
    }),
  );
  const closureOf = (script: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      for (const next of imports.get(name) ?? []) visit(next);
    };
    visit(script);
    return found;
  };
  const manifest = names.find((name) => /^manifest-.*\.js$/.test(name));
  if (manifest === undefined) throw new Error(`No manifest in ${assets}`);
  const text = readFileSync(join(assets, manifest), 'utf8');
  // The framework writes an assignment of this shape.
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as {
    readonly entry: RouteEntry;
    readonly routes: Readonly<Record<string, RouteEntry>>;
  };
  const pages = [['entry', entry] as const, ...Object.entries(routes)].map(([id, { module }]) => ({
    id,
    script: fileOf(module),
  }));
  return { scripts, pages, closureOf };
}
