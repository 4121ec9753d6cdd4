import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const index = 'README.md';
const headings = ['## Context', '## Decision'];

interface Page {
  file: string;
  lines: string[];
  number: string;
  title: string;
  state: string | undefined;
}

function readLines(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').split('\n');
}

function readPage(file: string): Page {
  const lines = readLines(file);
  const [, number = '', title = ''] = /^# (\d{4}) (\S.*)$/.exec(lines[0] ?? '') ?? [];
  const dated = /^Date: \d{4}-\d{2}-\d{2}[^.]*\. Status: (accepted|superseded by \d{4})\./;
  return { file, lines, number, title, state: dated.exec(lines[2] ?? '')?.[1] };
}

function fileName({ number, title }: Page): string {
  const words = title.toLowerCase().replaceAll(/['’]/g, '');
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${number}-${slug}.md`;
}

function indexLine({ number, title, file, state }: Page): string {
  return `- ${number} [${title}](${file}): ${state}`;
}

const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== index)
  .map(readPage);
const numbers = pages.map(({ number }) => number);

describe('pages of decisions', () => {
  it('have a title line with a number, and a file name made from both', () => {
    expect(pages.map(({ file }) => file)).toEqual(pages.map(fileName));
  });

  it('use each number once', () => {
    const repeated = numbers.filter((number, at) => numbers.indexOf(number) !== at);
    expect(repeated).toEqual([]);
  });

  it('have a date and a state in their third line', () => {
    const without = pages.filter(({ state }) => state === undefined);
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('have a context and a decision unless they are superseded', () => {
    const accepted = pages.filter(({ state }) => state === 'accepted');
    const without = accepted.filter(({ lines }) => !headings.every((line) => lines.includes(line)));
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('name only pages that exist beside their state', () => {
    const named = pages.flatMap(({ lines }) => lines[2]?.match(/\b\d{4}\b(?!-)/g) ?? []);
    const missing = named.filter((number) => !numbers.includes(number));
    expect(missing).toEqual([]);
  });
});

describe('the index of decisions', () => {
  it('has one line with title and state for each page, and no other', () => {
    const listed = readLines(index).filter((line) => /^- \d/.test(line));
    expect(listed.toSorted()).toEqual(pages.map(indexLine).toSorted());
  });
});
