import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);
const sealer = createSealer([NEW]);

describe('a sealed text', () => {
  it('is given back, and never looks the same twice', () => {
    const sealed = sealer.seal('session', 'Ålesund ✓');
    expect(sealer.open('session', sealed)).toEqual({ text: 'Ålesund ✓', isStale: false, isPlain: false });
    expect(sealer.seal('session', 'Ålesund ✓')).not.toBe(sealed);
    expect(sealed).not.toContain(Buffer.from('Ålesund').toString('base64url'));
  });

  it('is nothing once any part of it was changed', () => {
    const sealed = sealer.seal('session', 'a text');
    for (const at of [3, 20, Math.floor(sealed.length / 2), sealed.length - 2]) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(sealer.open('session', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined();
    }
    expect(sealer.open('session', sealed.slice(0, -4))).toBeUndefined();
    expect(sealer.open('session', 's1.')).toBeUndefined();
  });

  it('counts for the cookie that it was made for, and no other', () => {
    expect(sealer.open('v-order', sealer.seal('session', 'a text'))).toBeUndefined();
  });

  it('is read after the secret was changed, as long as the old one is known, and is to be written again', () => {
    const sealed = createSealer([OLD]).seal('session', 'a text');
    expect(createSealer([NEW, OLD]).open('session', sealed)).toMatchObject({ text: 'a text', isStale: true });
    expect(sealer.open('session', sealed)).toBeUndefined();
  });
});
