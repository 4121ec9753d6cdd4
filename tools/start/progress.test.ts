import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function createOutput(isTerminal: boolean, columns = 80) {
  const written: string[] = [];
  let seconds = 0;
  const progress = createProgress(
    { isTerminal, columns, write: (text) => void written.push(text) },
    () => seconds * 1_000,
  );
  /** The terminal's visible lines. */
  const screen = (): string[] => {
    const rows: string[] = [];
    let row = 0;
    for (const [, up, text = ''] of written
      .join('')
      // eslint-disable-next-line no-control-regex
      .matchAll(/\u001B\[(\d+)A|(?:\u001B\[2K)?([^\n\u001B]*)\n/g)) {
      if (up === undefined) rows[row++] = text;
      else row -= Number(up);
    }
    return rows;
  };
  return { progress, written, screen, pass: (more: number) => (seconds += more) };
}

describe('the progress of a start', () => {
  it('is one line for each phase on a terminal, with its seconds and how far it is', () => {
    const { progress, screen, pass } = createOutput(true);
    const building = progress.begin('Build of the shop');
    const filling = progress.begin('Database');
    pass(2);
    filling.detail('200 of 424 products');
    building.end();
    pass(1.5);
    progress.draw();
    expect(screen()).toEqual([
      '  ✓ Build of the shop        2.0 s',
      '  … Database                 3.5 s   200 of 424 products',
    ]);
  });

  it('keeps other lines above the phases on a terminal', () => {
    const { progress, screen } = createOutput(true);
    progress.begin('Database');
    progress.begin('Servers');
    progress.note('commerce-api: a warning');
    expect(screen()).toEqual([
      'commerce-api: a warning',
      '  … Database                 0.0 s',
      '  … Servers                  0.0 s',
    ]);
  });

  it('never fills a line of the terminal, so that it does not wrap', () => {
    const { progress, screen } = createOutput(true, 30);
    progress.begin('Database').detail('a detail that is longer than the line');
    expect(screen()[0]).toHaveLength(29);
  });

  it('is a plain line for each thing that happens where no terminal shows it', () => {
    const { progress, written, pass } = createOutput(false);
    const phase = progress.begin('Database');
    phase.detail('200 of 424 products');
    progress.draw();
    pass(3);
    phase.end();
    progress.stop();
    expect(written).toEqual(['Database …\n', 'Database: 200 of 424 products\n', 'Database: done in 3.0 s\n']);
  });
});
