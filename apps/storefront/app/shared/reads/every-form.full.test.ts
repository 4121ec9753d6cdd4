import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const APP = join(import.meta.dirname, '../..');

const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures|stories|gen)\.tsx?$/.test(file),
);
const textOfFile = (file: string): string => readFileSync(join(APP, file), 'utf8');

const names = [
  ...new Set(
    sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...textOfFile(file).matchAll(/(?:\bname="|\bfield\('|shared\(')([a-zA-Z]+)["']/g)])
      .map(([, name = '']) => name),
  ),
];

const UNTIDY: Readonly<Record<string, string>> = {
  'a NUL': 'a\0b',
  'half of a surrogate pair': 'a\ud800b',
  'a zero-width space': '\u200ba',
  'full-width signs': 'ａ１＠ｂ．ｃｏ',
  'a letter and its accent apart': 'e\u0301',
  'doubled blanks': ' a  b ',
  'line ends of two signs': 'a\r\nb',
  'a right-to-left override': '\u202ea',
  'a million signs': 'x'.repeat(1_000_000),
};

const read = async (name: string, text: string): Promise<unknown> => {
  const body = new FormData();
  body.append(name, text);
  const form = await readForm(new Request('http://localhost/en-us', { method: 'POST', body }), 'c1');
  return form.get(name);
};

describe('the forms of the shop', () => {
  it('are read in one place', () => {
    const readers = sources.filter((file) => textOfFile(file).includes('.formData()'));
    expect(readers).toEqual(['shared/reads/read-form.ts']);
  });

  it('have names', () => {
    expect(names).toEqual(
      expect.arrayContaining(['email', 'password', 'code', 'text', 'message', 'orderNumber']),
    );
  });

  describe.each(Object.entries(UNTIDY))('with %s', (_name, text) => {
    const secrets = names.filter((name) => /password$/i.test(name));
    it.each(names.filter((name) => !secrets.includes(name)))('in %s have one tidy text', async (name) => {
      const tidy = String(await read(name, text));
      expect(tidy).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]|\u200b|\u202e|\u0301|^\s|\s$/u);
      expect(await read(name, tidy)).toBe(tidy);
    });
    it.each(secrets)('in %s keep every sign', async (name) => {
      // The encoding of a body cannot contain half a surrogate pair.
      expect(await read(name, text)).toBe(text.replaceAll('\ud800', '\ufffd').normalize('NFC'));
    });
  });
});
