import { Suspense, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { MarkupScopeContext } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';
import { scopeOf, useFacts } from './scope.fixtures.tsx';
import { StaticMarkup } from './StaticMarkup.tsx';
import { createPagePieces, joinParts } from './static-renderer.server.tsx';
import { useCachedMarkup } from './use-cached-markup.ts';

function write(children: ReactNode, locale = 'en-gb', path = `/${locale}`): string {
  const pieces = createPagePieces('n0nce');
  const html = renderToString(
    <MarkupScopeContext value={scopeOf({ locale, path })}>
      <StaticRendererContext value={pieces.render}>{children}</StaticRendererContext>
    </MarkupScopeContext>,
  );
  // A page with a piece that must render in place is rendered once more.
  const parts = pieces.fill(html);
  return parts === undefined ? write(children, locale, path) : joinParts(parts).toString('utf8');
}

interface Named {
  readonly name: string;
}
interface PartProps {
  readonly of: Named;
  readonly name?: string;
  readonly children: () => ReactNode;
}
const Part = ({ of, name = 'part', children }: PartProps) => <ul {...useCachedMarkup(name, of, children)} />;

it('the inside of a interactive part is drawn once for each object, and is what React would have drawn', () => {
  const draw = vi.fn(() => (
    <li>
      {1} of {'2 & 3'}
    </li>
  ));
  const of = { name: 'a' };
  const html = write(<Part of={of}>{draw}</Part>);
  expect(html).toBe(renderToString(<ul>{draw()}</ul>));
  draw.mockClear();
  expect(write(<Part of={of}>{draw}</Part>)).toBe(html);
  expect(draw).not.toHaveBeenCalled();
});

it('two scopes never share markup', () => {
  const Locale = () => <li>{useFacts().locale}</li>;
  const of = { name: 'price' };
  const part = (
    <>
      <Part of={of}>{() => <Locale />}</Part>
      <StaticMarkup name="static" of={of}>
        {() => <Locale />}
      </StaticMarkup>
    </>
  );
  expect(write(part)).toMatch(/<li>en-gb<.*<li>en-gb</);
  expect(write(part, 'de-de')).toMatch(/<li>de-de<.*<li>de-de</);
});

const Here = () => <li>{useFacts().path}</li>;

it('what depends on the address is drawn for every page', () => {
  const of = { name: 'here' };
  const part = <Part of={of}>{() => <Here />}</Part>;
  expect(write(part, 'en-gb', '/en-gb/a')).toContain('/en-gb/a');
  expect(write(part, 'en-gb', '/en-gb/b')).toContain('/en-gb/b');
});

it('a piece around one that depends on the address is drawn for every page as well', () => {
  const [outer, inner] = [{ name: 'outer' }, { name: 'inner' }];
  const part = (
    <StaticMarkup name="outer" of={outer}>
      {() => (
        <StaticMarkup name="inner" of={inner}>
          {() => <Here />}
        </StaticMarkup>
      )}
    </StaticMarkup>
  );
  expect(write(part, 'en-gb', '/en-gb/a')).toContain('<li>/en-gb/a</li>');
  expect(write(part, 'en-gb', '/en-gb/b')).toContain('<li>/en-gb/b</li>');
});

it('a piece around one that depends on nothing is cached at once', () => {
  const draw = vi.fn(() => <li>in</li>);
  const [outer, inner] = [{ name: 'outer' }, { name: 'inner' }];
  const part = (
    <StaticMarkup name="around" of={outer}>
      {() => {
        draw();
        return <Part of={inner}>{() => <li>in</li>}</Part>;
      }}
    </StaticMarkup>
  );
  expect(write(part)).toBe(write(part));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a part with an id of its own is drawn in its page, where the browser finds the same id', () => {
  const Field = () => <li id={useId()} />;
  const page = (
    <Part of={{ name: 'field' }} name="field">
      {() => <Field />}
    </Part>
  );
  expect(write(page)).toBe(write(<ul>{<Field />}</ul>));
});

it('an id of static markup is one word, whatever the piece is named: lists of ids are parted by spaces', () => {
  const Field = () => <li id={useId()} />;
  const piece = (
    <StaticMarkup name="block anchors 1" of={{ name: 'anchors' }}>
      {() => <Field />}
    </StaticMarkup>
  );
  expect(write(piece)).toMatch(/ id="[^"\s]+"/);
});

it('a part that is not ready is drawn in its page, which waits for it', () => {
  const never = new Promise<never>(() => undefined);
  const Late = (): never => {
    throw never;
  };
  const page = (
    <Part of={{ name: 'late' }} name="late">
      {() => <Suspense fallback="later">{<Late />}</Suspense>}
    </Part>
  );
  expect(write(page)).toContain('<!--$!-->');
});

it('pieces stand in pieces, and nothing of their marks is left', () => {
  const inner = { name: 'inner' };
  const html = write(
    <Part of={{ name: 'outer' }}>
      {() => (
        <li>
          <Part of={inner}>{() => <li>é</li>}</Part>
        </li>
      )}
    </Part>,
  );
  expect(html).toBe('<ul><li><ul><li>é</li></ul></li></ul>');
});

it('static markup of what the part around it shows is rendered and cached with that part', () => {
  const product = { name: 'coat' };
  const draw = vi.fn(() => <h3 id="card">{product.name}</h3>);
  const part = (
    <Part of={product} name="card and heart">
      {() => (
        <>
          <StaticMarkup name="card" of={product}>
            {draw}
          </StaticMarkup>
          <button type="submit">Heart</button>
        </>
      )}
    </Part>
  );
  const html = '<ul><div><h3 id="card">coat</h3></div><button type="submit">Heart</button></ul>';
  expect([write(part), write(part)]).toEqual([html, html]);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('no text of an answer stands for a piece', () => {
  const secret = write(<Part of={{ name: 'a' }}>{() => <li>piece</li>}</Part>);
  expect(secret).toContain('piece');
  expect(write(<p>{'<!--n0nce 0-->'}</p>)).toBe('<p>&lt;!--n0nce 0--&gt;</p>');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('in development a part that cannot be cached is named once, with the reason', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warnings: string[] = [];
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => {
    warnings.push(String(warning));
  });
  const Field = () => <li id={useId()} />;
  const [field, here] = [{ name: 'field' }, { name: 'here' }];
  const page = (
    <>
      <Part of={field} name="warned field">
        {() => <Field />}
      </Part>
      <Part of={here} name="warned address">
        {() => <Here />}
      </Part>
    </>
  );
  write(page);
  write(page);
  expect(warnings).toEqual([
    expect.stringMatching(/“warned field” cannot be cached: it has an id of its own \(useId\)/),
    expect.stringMatching(/“warned address” cannot be cached: it reads what differs between pages/),
  ]);
});

it('production says nothing of parts that cannot be cached', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  write(
    <Part of={{ name: 'here' }} name="unsaid">
      {() => <Here />}
    </Part>,
  );
  expect(warn).not.toHaveBeenCalled();
});
