/// <reference types="vite/client" />
import { expect, it } from 'vitest';

interface Meta {
  readonly title?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const metas = import.meta.glob<Meta>('../**/*.stories.tsx', { eager: true, import: 'default' });

it.each(Object.entries(metas))('%s names its section of the specification', (_file, { parameters }) => {
  expect(parameters?.['spec']).toMatch(/^(Core commerce|Catalogue|Content blocks), §[1-9]/);
});
