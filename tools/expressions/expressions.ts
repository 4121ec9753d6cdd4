import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

// The JavaScript checker needs neither Java nor a platform binary.
process.env['RECHECK_BACKEND'] = 'pure';
const TIMEOUT_MS = 120_000;

export interface FoundExpression {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

const IS_SOURCE = /\.tsx?$/;
const IS_FOR_TESTS = /\.(?:test|fixtures|contract-cases)\.tsx?$/;

/** Every regular expression in a folder's sources, without tests. */
export function expressionsOf(folder: string): FoundExpression[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SOURCE.test(file) && !IS_FOR_TESTS.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found: FoundExpression[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const literal = node.getText();
          const end = literal.lastIndexOf('/');
          found.push({
            where: `${file} ${literal}`,
            source: literal.slice(1, end),
            flags: literal.slice(end + 1),
          });
        }
        node.forEachChild(visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
      return found;
    });
}

/** A proof; fuzzing could differ between runs. */
export type Verdict = 'linear' | 'superlinear' | 'not proved';

/** Proves how an expression's time grows with its input. */
export function prove({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>): Verdict {
  const { status } = checkSync(source, flags, { checker: 'automaton', timeout: TIMEOUT_MS });
  if (status === 'safe') return 'linear';
  return status === 'vulnerable' ? 'superlinear' : 'not proved';
}
