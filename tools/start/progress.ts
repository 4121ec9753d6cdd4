export interface ProgressOutput {
  /** A terminal redraws lines; otherwise one line per event. */
  readonly isTerminal: boolean;
  readonly columns: number;
  write(text: string): void;
}

/** A part of the start, such as a build. */
export interface Phase {
  /** Shows its progress, such as `200 of 424 products`. */
  detail(text: string): void;
  end(): void;
}

export interface Progress {
  begin(name: string): Phase;
  note(line: string): void;
  /** Redraws the seconds; call it a few times per second on a terminal. */
  draw(): void;
  stop(): void;
}

interface Line {
  readonly name: string;
  readonly began: number;
  detail: string;
  ended?: number;
}

const NAME_WIDTH = 22;
const CLEAR_LINE = '\u001B[2K';
const upBy = (lines: number): string => (lines === 0 ? '' : `\u001B[${lines}A`);

/** Shows the phases of a start with their seconds. */
export function createProgress(output: ProgressOutput, now: () => number): Progress {
  const lines: Line[] = [];
  let drawn = 0;
  let isStopped = false;

  const textOf = ({ name, began, ended, detail }: Line): string => {
    const seconds = `${(((ended ?? now()) - began) / 1_000).toFixed(1).padStart(6)} s`;
    const mark = ended === undefined ? '…' : '✓';
    return `  ${mark} ${name.padEnd(NAME_WIDTH)}${seconds}   ${detail}`
      .trimEnd()
      .slice(0, output.columns - 1);
  };
  const draw = (): void => {
    if (!output.isTerminal || isStopped) return;
    const text = lines.map((line) => `${CLEAR_LINE}${textOf(line)}\n`).join('');
    output.write(upBy(drawn) + text);
    drawn = lines.length;
  };
  const note = (text: string): void => {
    if (!output.isTerminal || isStopped || drawn === 0) output.write(`${text}\n`);
    else {
      output.write(`${upBy(drawn)}${CLEAR_LINE}${text}\n`);
      drawn = Math.min(drawn, lines.length);
      // The note replaced the first line: redraw all below it.
      output.write(lines.map((line) => `${CLEAR_LINE}${textOf(line)}\n`).join(''));
    }
  };
  return {
    begin(name) {
      const line: Line = { name, began: now(), detail: '' };
      lines.push(line);
      if (output.isTerminal) draw();
      else note(`${name} …`);
      return {
        detail(text) {
          if (line.ended !== undefined || text === line.detail) return;
          line.detail = text;
          if (output.isTerminal) draw();
          else note(`${name}: ${text}`);
        },
        end() {
          if (line.ended !== undefined) return;
          line.ended = now();
          if (output.isTerminal) draw();
          else note(`${name}: done in ${((line.ended - line.began) / 1_000).toFixed(1)} s`);
        },
      };
    },
    note,
    draw,
    stop() {
      draw();
      isStopped = true;
    },
  };
}
