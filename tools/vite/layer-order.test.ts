import { expect, it } from 'vitest';
import { layerOrder } from './layer-order.ts';

/** The part of a plugin's context that this one uses. */
type Transform = (code: string, id: string) => string | undefined;

it('every stylesheet of a development server begins with the order of the layers', () => {
  const transform = layerOrder().find(({ apply }) => apply === 'serve')?.transform as unknown as Transform;
  for (const id of ['/app/a.module.css', '/app/b.css?direct'])
    expect(transform('.a {}', id)).toMatch(/^@layer \S+, [^;]+;\n\.a \{\}$/);
  expect(transform('const a = 1;', '/app/a.ts')).toBeUndefined();
});
