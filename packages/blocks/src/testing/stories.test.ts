/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import schema from '../../content.schema.json';
import { blockRegistry } from '../registry/registry.tsx';

interface Meta {
  readonly title?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const metas = import.meta.glob<Meta>('../**/*.stories.tsx', { eager: true, import: 'default' });

it.each(Object.entries(metas))('%s names its section of the specification', (_file, { parameters }) => {
  expect(parameters?.['spec']).toMatch(/^(Core commerce|Catalogue|Content blocks), §[1-9]/);
});

it.each(Object.entries(metas))('%s names a JSON Schema that exists', (_file, { parameters }) => {
  expect(['page', ...Object.keys(schema.$defs)]).toContain(parameters?.['schema']);
});

it('every kind of block has stories', () => {
  const shown = Object.values(metas).map(({ parameters }) => parameters?.['schema']);
  expect(Object.keys(blockRegistry).filter((type) => !shown.includes(type))).toEqual([]);
});
