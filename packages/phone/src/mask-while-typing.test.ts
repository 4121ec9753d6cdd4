import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './any-text.fixtures.ts';
import cases from './cases/typing.json' with { type: 'json' };
import { maskWhileTyping, type PreviousPhone, type TypedPhone } from './mask-while-typing.ts';
import { digitsOf } from './masks.ts';

/** `|` is the caret and `^` the other end of a selection behind it. */
function field(text: string): PreviousPhone {
  const value = text.replace(/[|^]/g, '');
  const caret = text.indexOf('|');
  return text.includes('^') ? { value, caret, selectionEnd: text.indexOf('^') - 1 } : { value, caret };
}

const show = ({ value, caret }: TypedPhone): string => `${value.slice(0, caret)}|${value.slice(caret)}`;

it.each(cases)('$name', ({ masks, before, after, expected }) => {
  const previous = before === undefined ? undefined : field(before);
  expect(show(maskWhileTyping({ ...field(after), previous }, masks))).toBe(expected);
});

it('puts a caret outside the value at its end', () => {
  expect(show(maskWhileTyping({ value: '612', caret: 99 }, ['X XX']))).toBe('6 12|');
  expect(show(maskWhileTyping({ value: '612', caret: Number.NaN }, ['X XX']))).toBe('6 12|');
  expect(show(maskWhileTyping({ value: '612', caret: -1 }, ['X XX']))).toBe('6 12|');
  expect(show(maskWhileTyping({ value: '612', caret: 1.9 }, ['X XX']))).toBe('6 |12');
});

const masks = fc.constantFrom(
  ['(XXX) XXX - XXXX'],
  ['X XX XX XX XX'],
  ['XXXX - XXX - XXX'],
  ['XXX XX XXXX', 'XXX XXX XXXX', 'XXXX XXX XXXX'],
);
const digit = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
const digits = fc.string({ unit: digit, maxLength: 14 });

interface Insertion {
  readonly kind: 'insert';
  readonly text: string;
}
interface Deletion {
  readonly kind: 'backspace' | 'delete';
}
/** Typing, pasting, dropping or deleting over a selection, and autofill over everything. */
interface Replacement {
  readonly kind: 'replace';
  readonly from: number;
  readonly length: number;
  readonly text: string;
}
interface Move {
  readonly kind: 'move';
  readonly to: number;
}
const actions: fc.Arbitrary<(Insertion | Deletion | Replacement | Move)[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), text: digit }),
    fc.record({ kind: fc.constant('insert' as const), text: digits }),
    fc.record({ kind: fc.constantFrom('backspace' as const, 'delete' as const) }),
    fc.record({ kind: fc.constant('move' as const), to: fc.nat(20) }),
    fc.record({
      kind: fc.constant('replace' as const),
      from: fc.nat(20),
      length: fc.integer({ min: 1, max: 25 }),
      text: fc.oneof(digits, fc.string({ unit: fc.constantFrom('1', '7', '-', ' ', '(', 'x') })),
    }),
  ),
  { maxLength: 30 },
);

describe('beside a plain list of digits', () => {
  it('typing, pasting, dropping and deleting anywhere never lose, double or move a digit', () => {
    fc.assert(
      fc.property(masks, actions, (someMasks, script) => {
        let state: TypedPhone = { value: '', caret: 0 };
        let model = '';
        let at = 0;
        for (const action of script) {
          const { value, caret } = state;
          let next: TypedPhone | undefined;
          if (action.kind === 'move') {
            state = { value, caret: Math.min(action.to, value.length) };
            at = digitsOf(value.slice(0, state.caret)).length;
          } else if (action.kind === 'replace') {
            const from = Math.min(action.from, value.length);
            const to = Math.min(from + action.length, value.length);
            const [start, end] = [from, to].map((index) => digitsOf(value.slice(0, index)).length);
            model = model.slice(0, start) + digitsOf(action.text) + model.slice(end);
            at = (start ?? 0) + digitsOf(action.text).length;
            const after = value.slice(0, from) + action.text + value.slice(to);
            state = maskWhileTyping(
              {
                value: after,
                caret: from + action.text.length,
                previous: { value, caret: from, selectionEnd: to },
              },
              someMasks,
            );
          } else if (action.kind === 'backspace') {
            if (caret > 0) next = { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
            if (at > 0) model = model.slice(0, at - 1) + model.slice(at--);
          } else if (action.kind !== 'insert') {
            if (caret < value.length) next = { value: value.slice(0, caret) + value.slice(caret + 1), caret };
            model = model.slice(0, at) + model.slice(at + 1);
          } else {
            const { text } = action;
            next = { value: value.slice(0, caret) + text + value.slice(caret), caret: caret + text.length };
            model = model.slice(0, at) + text + model.slice(at);
            at += text.length;
          }
          if (next) state = maskWhileTyping({ ...next, previous: state }, someMasks);
          expect(digitsOf(state.value)).toBe(model);
          expect(digitsOf(state.value.slice(0, state.caret))).toBe(model.slice(0, at));
        }
      }),
    );
  });

  it('any pasted text leaves exactly its digits, and grouping again changes nothing', () => {
    fc.assert(
      fc.property(masks, anyText, fc.nat(40), (someMasks, value, caret) => {
        const typed = maskWhileTyping({ value, caret }, someMasks);
        expect(digitsOf(typed.value)).toBe(digitsOf(value));
        expect(maskWhileTyping({ value: typed.value, caret: typed.value.length }, someMasks).value).toBe(
          typed.value,
        );
      }),
    );
  });
});
