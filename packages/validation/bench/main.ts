// Bytes and sign-ups per second compared with valibot and zod alone, as JSON tables.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as v from 'valibot';
import {
  addressSchema,
  passwordChecklist,
  safePattern,
  signUpOptions,
  signUpSchema,
  validate,
} from '../src/index.ts';
import { valibotSignUp } from './valibot-form.ts';
import { zodSignUp } from './zod-form.ts';

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
    conditions: ['@haberdash/source'],
    logLevel: 'silent',
  });
  const text = outputFiles.map((file) => file.text).join('');
  return { minified: text.length, gzip: gzipSync(text, { level: 9 }).length };
}

/** The median of several rounds, so that one disturbed round does not count. */
function perSecond(run: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    let turns = 0;
    while (performance.now() - began < ROUND_MS) for (let step = 0; step < 20; step++, turns++) run();
    return (turns / (performance.now() - began)) * 1_000;
  });
  return Math.round(rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

const site = {
  needs: ['birthDate', 'phone', 'postalCode', 'policy'],
  minimumAge: 16,
  birthDateFormat: 'DD/MM/YYYY',
} as const;
const rules = {
  countryCode: 'CA',
  fields: {
    postalCode: { maskFormat: 'AXA XAX', pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$', capitalize: true },
  },
};
const moment = { nowMs: Date.UTC(2026, 5, 15), timeZone: 'America/Toronto' };
const filledIn = {
  firstName: 'José-María',
  lastName: "O'Neil",
  email: 'jose.maria@example.com',
  password: 'Correct horse 1',
  birthDate: '15/06/1990',
  postalCode: 'k1a0b1',
  phone: '613 555 0132',
  policy: 'on',
};
const wrong = { ...filledIn, email: 'nobody', password: 'short', birthDate: '31/02/1990' };

const schema = signUpSchema(signUpOptions(site, rules, moment));
if (
  !validate(schema, filledIn).ok ||
  !v.safeParse(valibotSignUp, filledIn).success ||
  !zodSignUp.safeParse(filledIn).success
)
  throw new Error('every form has to accept what is right');

const row = async (form: string, code: string, run: (values: unknown) => unknown) => {
  const { minified, gzip } = await bytes(code);
  return {
    form,
    'bytes, gzip': gzip,
    'bytes, minified': minified,
    'accepted a second': perSecond(() => run(filledIn)),
    'rejected a second': perSecond(() => run(wrong)),
  };
};
const forms = [
  await row(
    '@haberdash/validation: country, phone, age, clean texts',
    "export { signUpSchema, signUpOptions, validate } from '../src/index.ts'",
    (values) => validate(schema, values),
  ),
  await row(
    'bare valibot 1.5.0: lengths and patterns only',
    "export { valibotSignUp } from './valibot-form.ts'; export { safeParse } from 'valibot'",
    (values) => v.safeParse(valibotSignUp, values),
  ),
  await row('zod 4.6.7: lengths and patterns only', "export { zodSignUp } from './zod-form.ts'", (values) =>
    zodSignUp.safeParse(values),
  ),
];
const parts = [
  {
    what: 'sign-up forms assembled',
    'a second': perSecond(() => signUpSchema(signUpOptions(site, rules, moment))),
  },
  { what: 'address forms assembled', 'a second': perSecond(() => addressSchema(rules)) },
  {
    what: 'patterns of the service measured',
    'a second': perSecond(() => safePattern('^[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d$')),
  },
  { what: 'password checklists', 'a second': perSecond(() => passwordChecklist('Correct horse 1')) },
];
process.stdout.write(`${JSON.stringify({ 'Sign-up form': forms, 'Validation, its parts': parts })}\n`);
