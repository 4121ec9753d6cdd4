import { describe, expect, it } from 'vitest';
import { compareVersions } from './semantic-version.ts';

describe('versions', () => {
  it.each([
    ['2.0.1', '2.0.0', 1],
    ['2.0.0', '2.0.1', -1],
    ['2.0.1', '2.0.1', 0],
    ['10', '9', 1],
    ['2.9.9', '3', -1],
    ['2.1.3', '2.1', 0],
    ['2.1', '2.1.3', -1],
    ['3.7.1-beta', '3.7.1', -1],
    ['3.7.1', '3.7.1-beta', 1],
    ['3.7.1-alpha', '3.7.1-beta', -1],
    ['3.7.1-beta.2', '3.7.1-beta', 1],
    ['3.7.1-beta+2.3', '3.7.1-beta+2.3', 0],
    ['3.7.1+build', '3.7.1', 0],
    ['3.7.1', '3.7.1+build', 1],
    ['2.0.0-2', '2.0.0-10', -1],
    ['3.7.0', '3.7.0-x.y', 1],
  ])('%s against %s gives %s', (user, condition, expected) => {
    expect(Math.sign(compareVersions(user, condition) ?? Number.NaN)).toBe(expected);
  });
});

describe('what is no version', () => {
  it.each([
    [''],
    [' '],
    ['2.0 .1'],
    ['2.0.0\n'],
    ['1.2.3.4'],
    ['1..2'],
    ['.'],
    ['a.b'],
    ['v1'],
    ['-beta'],
    ['+1'],
    ['1.2.x'],
    ['１.2'],
  ])('%j is not compared, on either side', (text) => {
    expect(compareVersions(text, '1.0')).toBeUndefined();
    expect(compareVersions('1.0', text)).toBeUndefined();
  });
});
