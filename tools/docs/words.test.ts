import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Replaced words with their replacements; the whole table is in CONTRIBUTING. */
const REPLACED = [
  { word: /refus(?:al|e)/i, say: 'error, rejected' },
  { word: /(?:^|[^a-z])part(?:y|ies)(?![a-z])|[a-z]Part(?:y|ies)(?![a-z])/, say: 'provider' },
  { word: /judge(?!d|ment)/i, say: 'check, validate' },
] as const;

/** Words that mails and migrations may have: the ones are texts for shoppers, the others never change. */
const REPLACED_IN_CODE = [
  { word: /\bsomebody\b/i, say: 'shopper, customer, account, caller' },
  { word: /\bwhoever\b/i, say: 'shopper, customer, account, caller' },
  { word: /\banew\b/i, say: 'again' },
  { word: /\bmeanwhile\b/i, say: 'since, while' },
  { word: /\btold\b/i, say: 'notified, logged, returned, sent' },
] as const;

const MAILS_AND_MIGRATIONS = /^apps\/commerce-api\/(?:drizzle|src\/domains\/orders\/mail)\//;

/** Terms of the field that contain one of them. */
const TERMS =
  /ECONNREFUSED|third[ -]?part(?:y|ies)|third_party|first[ -]part(?:y|ies)|relying[ -]?part(?:y|ies)/gi;

/** Texts of shoppers and the demo are exempt, and so are the table and this test. */
const FREE =
  /\/messages\/|\/messages\.ts$|\/texts\/|^demo\/shop\/|^CONTRIBUTING\.md$|^tools\/docs\/words\.test\.ts$|^package-lock\.json$|\.(?:svg|jpg|png|woff2|webm|mp4)$/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !FREE.test(file));

const wrongIn = (file: string, text: string): string[] =>
  [...REPLACED, ...(MAILS_AND_MIGRATIONS.test(file) ? [] : REPLACED_IN_CODE)]
    .filter(({ word }) => word.test(text.replaceAll(TERMS, '')))
    .map(({ say }) => say);

it('code, documents and file names use the words of the field', () => {
  const found = files.flatMap((file) => [
    ...wrongIn(file, file).map((say) => `${file}: say ${say}`),
    ...readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => wrongIn(file, line).map((say) => `${file}:${at + 1}: say ${say}`)),
  ]);
  expect(found).toEqual([]);
});
