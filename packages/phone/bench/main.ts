// Bytes and nanoseconds compared with libphonenumber-js, as JSON tables: `npm run bench -- rules`.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { AsYouType, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { masksFor, maskWhileTyping, parsePhone, phoneCountries, type TypedPhone } from '../src/index.ts';

const ROUND_MS = 200;
const ROUNDS = 7;

async function bytes(contents: string): Promise<{ minified: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  const text = outputFiles.map((file) => file.text).join('');
  return { minified: text.length, gzip: gzipSync(text, { level: 9 }).length };
}

/** The median of several rounds, so that one disturbed round does not count. */
function nanoseconds(run: (turn: number) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    let turns = 0;
    while (performance.now() - began < ROUND_MS) for (let step = 0; step < 50; step++) run(turns++);
    return ((performance.now() - began) / turns) * 1e6;
  });
  return Math.round(rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

const numbers = phoneCountries.map(({ code, dialCode, masks }) => {
  const length = (masks[0]?.match(/X/g) ?? Array.from({ length: 10 })).length;
  const national = '2345678901234'.slice(0, length);
  // A test ensures that their list contains every country of ours.
  return {
    code: code as CountryCode,
    national,
    international: `+${dialCode}${national}`,
    masks: masksFor(code, 'EMEA'),
  };
});
const at = (turn: number) => numbers[turn % numbers.length] ?? numbers[0];

function typeOurs(turn: number): string {
  const number = at(turn);
  let typed: TypedPhone = { value: '', caret: 0 };
  for (const digit of number?.national ?? '') {
    const value = typed.value + digit;
    typed = maskWhileTyping({ value, caret: value.length, previous: typed }, number?.masks ?? []);
  }
  return typed.value;
}

function typeTheirs(turn: number): string {
  const number = at(turn);
  const typing = new AsYouType(number?.code);
  let shown = '';
  for (const digit of number?.national ?? '') shown = typing.input(digit);
  return shown;
}

const ours = await bytes("export { maskWhileTyping, masksFor, parsePhone } from '../src/index.ts'");
const theirs = await bytes("export { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'");
const times = (their: number, our: number) => Number((their / our).toFixed(1));
const row = (what: string, our: number, their: number) => ({
  what,
  '@haberdash/phone': our,
  'libphonenumber-js 1.13.16, min': their,
  'times less': times(their, our),
});

const title = 'Phone numbers, beside libphonenumber-js';
const rows = [
  row('bytes, gzip', ours.gzip, theirs.gzip),
  row('bytes, minified', ours.minified, theirs.minified),
  row('ns to type a national number, digit by digit', nanoseconds(typeOurs), nanoseconds(typeTheirs)),
  row(
    'ns to read an international number',
    nanoseconds((turn) => parsePhone(at(turn)?.international ?? '')),
    nanoseconds((turn) => parsePhoneNumberFromString(at(turn)?.international ?? '')),
  ),
  row(
    'ns to read a national number of a country',
    nanoseconds((turn) => parsePhone(at(turn)?.national ?? '', { countryCode: at(turn)?.code })),
    nanoseconds((turn) => parsePhoneNumberFromString(at(turn)?.national ?? '', at(turn)?.code ?? 'US')),
  ),
];
process.stdout.write(`${JSON.stringify({ [title]: rows })}\n`);
