import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { safePattern } from './safe-pattern.ts';

// The JavaScript checker needs neither Java nor a platform binary.
process.env['RECHECK_BACKEND'] = 'pure';
const TIMEOUT_MS = 120_000;

/** Every regular expression in the sources of these packages. */
function expressionsOf(folder: URL): (readonly [where: string, source: string, flags: string])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixtures)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const found: [string, string, string][] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const literal = node.getText();
          const end = literal.lastIndexOf('/');
          found.push([`${file} ${literal}`, literal.slice(1, end), literal.slice(end + 1)]);
        }
        node.forEachChild(visit);
      };
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
      return found;
    });
}

const ours = [
  new URL('./', import.meta.url),
  new URL('../../phone/src/', import.meta.url),
  new URL('../../promotions/src/', import.meta.url),
].flatMap(expressionsOf);

describe('no expression of ours can be made to backtrack for long', () => {
  it('finds the expressions', () => expect(ours.length).toBeGreaterThan(20));

  it.each(ours)('%s', { timeout: TIMEOUT_MS }, (_where, source, flags) => {
    // A fuzzing result could differ tomorrow; this one is a proof.
    expect(checkSync(source, flags, { timeout: TIMEOUT_MS })).toMatchObject({
      status: 'safe',
      checker: 'automaton',
    });
  });

  it('is a check that finds those that can', () => {
    expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
    expect(checkSync('\\s+$', '').status).toBe('vulnerable');
  });
});

const tokens = ['a', 'b', '[ab]', '\\w', '.', '(', '(?:', ')', '|', '*', '+', '?', '{2}', '{1,3}', '^', '$'];

it('accepts no pattern of the service whose time can double with every sign', { timeout: TIMEOUT_MS }, () => {
  const isExponential = (source: string): boolean => {
    const verdict = checkSync(source, '', { timeout: 2_000 });
    return verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential';
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { minLength: 3, maxLength: 12 }), (parts) => {
      const source = parts.join('');
      expect(safePattern(source) !== undefined && isExponential(source)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
