import { describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';

function shown(isTerminal: boolean, lastSeconds = new Map<string, number>()) {
  let now = 0;
  const written: string[] = [];
  const board = createBoard(['Types', 'Lint'], {
    write: (text) => written.push(text),
    now: () => now,
    isTerminal,
    columns: 100,
    lastSeconds,
  });
  return { board, written, after: (milliseconds: number) => (now += milliseconds) };
}
const passed = { name: 'Types', seconds: 12.3, passed: 7, failed: 0 };

describe('the list of steps on a terminal', () => {
  it('shows every step from the start, redraws in place, and times what runs', () => {
    const { board, written, after } = shown(true, new Map([['Types', 51]]));
    expect(written.join('').split('\n')).toHaveLength(3);
    board.start('Types');
    after(4_000);
    board.tick();
    const drawn = written.at(-1) ?? '';
    expect(drawn).toContain('▶ Types');
    expect(drawn).toContain('4 s   last time 51 s');
    expect(drawn).toContain('· Lint');
    expect(drawn.startsWith('\u001B[2A')).toBe(true);
  });

  it('keeps a completed step, with its counts', () => {
    const { board, written } = shown(true);
    board.end(passed);
    expect(written.at(-1)).toMatch(/✓ Types +12 s +7 passed +0 failed/);
  });
});

describe('the list of steps where lines cannot be redrawn', () => {
  it('is a line at each start and end, with the reason of a failure', () => {
    const { board, written } = shown(false);
    board.start('Types');
    board.end({ ...passed, failed: 1, reason: 'error TS2322' });
    expect(written.join('')).toMatch(/^▶ Types\n✗ Types +12 s +7 passed +1 failed\nerror TS2322\n$/);
    expect(written.join('')).not.toContain('\u001B');
  });

  it('reports a step that runs long once a minute', () => {
    const { board, written, after } = shown(false);
    board.start('Lint');
    for (let second = 0; second < 130; second += 1) {
      after(1_000);
      board.tick();
    }
    expect(written).toEqual(['▶ Lint\n', '  Lint: 60 s so far\n', '  Lint: 120 s so far\n']);
  });
});
