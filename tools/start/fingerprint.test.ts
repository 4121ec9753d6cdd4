import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOutputs, fingerprintSources } from './fingerprint.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'app/build'), { recursive: true });
  writeFileSync(join(root, 'app/page.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const sources = () => fingerprintSources(root, ['app']);

describe('the fingerprint of sources', () => {
  it('changes with the content of a file, and not with its time', () => {
    const before = sources();
    utimesSync(join(root, 'app/page.ts'), 1, 1);
    expect(sources()).toBe(before);
    writeFileSync(join(root, 'app/page.ts'), 'two');
    expect(sources()).not.toBe(before);
  });

  it('changes when a file gets another name', () => {
    const before = sources();
    rmSync(join(root, 'app/page.ts'));
    writeFileSync(join(root, 'app/other.ts'), 'one');
    expect(sources()).not.toBe(before);
  });

  it('leaves out tests and what builds have written', () => {
    const before = sources();
    writeFileSync(join(root, 'app/page.test.ts'), '');
    writeFileSync(join(root, 'app/build/index.js'), '');
    expect(sources()).toBe(before);
  });
});

describe('the fingerprint of outputs', () => {
  it('changes when a file is written again, though with the same content', () => {
    const outputs = () => fingerprintOutputs(root, ['app']);
    const before = outputs();
    expect(outputs()).toBe(before);
    utimesSync(join(root, 'app/page.ts'), 1, 1);
    expect(outputs()).not.toBe(before);
  });
});
