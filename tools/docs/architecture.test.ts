import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOMAINS = 'apps/commerce-api/src/domains';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The solid arrows of a heading's diagram, as `from --> to`. */
function arrowsAfter(heading: string): string[] {
  const page = read('docs/architecture.md');
  const start = page.indexOf(`\n${heading}\n`);
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(page.slice(start)) ?? [];
  return [...diagram.matchAll(/^ *([\w-]+)(?:\[[^\]]*\])? --> ([\w-]+)/gm)]
    .map(([, from, to]) => `${from} --> ${to}`)
    .toSorted();
}

function importsAmongDomains(): string[] {
  const files = globSync(`${DOMAINS}/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !/\.(?:test|fixtures|contract-cases)\.ts$/.test(file),
  );
  const arrows = files.flatMap((file) => {
    const [from] = posix.relative(DOMAINS, file).split('/');
    return [...read(file).matchAll(/from '((?:\.\.\/)+[^']+)'/g)]
      .map(([, path = '']) => posix.relative(DOMAINS, posix.join(posix.dirname(file), path)).split('/')[0])
      .filter((to) => to !== '..' && to !== from)
      .map((to) => `${from} --> ${to}`);
  });
  return [...new Set(arrows)].toSorted();
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const shortName = (name: string): string => name.replace('@haberdash/', '');

function dependenciesOfPackages(): string[] {
  const manifests = readdirSync(join(ROOT, 'packages')).map(
    (folder) => JSON.parse(read(`packages/${folder}/package.json`)) as Manifest,
  );
  return manifests
    .flatMap(({ name, dependencies = {} }) =>
      Object.keys(dependencies)
        .filter((dependency) => dependency.startsWith('@haberdash/'))
        .map((dependency) => `${shortName(name)} --> ${shortName(dependency)}`),
    )
    .toSorted();
}

describe('the diagrams of docs/architecture.md', () => {
  it('draw the imports among the domains of the service, and no others', () => {
    expect(arrowsAfter('## Inside the service')).toEqual(importsAmongDomains());
  });

  it('draw the dependencies among packages, and no others', () => {
    expect(arrowsAfter('## Packages')).toEqual(dependenciesOfPackages());
  });
});
