import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

interface Documented {
  readonly name: string;
  readonly text: string;
}

/** Every export of a package's sources, with its documentation. */
function exportsOf(folder: URL): Documented[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/(?:\.(?:test|fixtures)|^index)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return ts
        .createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
        .statements.filter(
          (statement) =>
            ts.canHaveModifiers(statement) &&
            ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
        )
        .map((statement) => ({
          name: `${file}: ${/export (?:const|function|interface|type) (\w+)/.exec(statement.getText())?.[1]}`,
          text: ts
            .getJSDocCommentsAndTags(statement)
            .map((comment) => comment.getText())
            .join(' ')
            .replace(/\s*\n\s*\*\s*/g, ' '),
        }));
    });
}

it.each(['validation', 'phone', 'promotions'])(
  'every export of %s states its rule and the section it comes from, or that it is our own',
  (name) => {
    const all = exportsOf(new URL(`../../${name}/src/`, import.meta.url));
    expect(all.length).toBeGreaterThan(10);
    const silent = all.filter(({ text }) => !/\(.*(?:spec \d §|decision \d{4}|our own)/.test(text));
    expect(silent.map((entry) => entry.name)).toEqual([]);
  },
);
