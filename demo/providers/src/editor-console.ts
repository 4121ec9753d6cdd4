import { randomUUID } from 'node:crypto';
import type { Editors, TextDecision } from '@haberdash/commerce-api/providers/editors/provider.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

/** Rejected automatically; a text with `HOLD_WORD` waits for a decision at the console. */
const REJECTED_WORDS = ['http://', 'https://', 'casino', 'idiot'] as const;
const HOLD_WORD = 'please hold';

const BATCH = 100;
const NEXT_CHANGE = '(select coalesce(max(change), 0) + 1 from editor_text)';
const COLUMNS = `id, kind, language, product_id as "productId", text, version, pictures, state, answer, answer_id as "answerId", change`;

const textRow = v.object({
  id: v.string(),
  kind: v.picklist(['review', 'question']),
  language: v.string(),
  productId: v.string(),
  text: v.string(),
  version: v.number(),
  pictures: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  state: v.picklist(['waiting', 'published', 'rejected']),
  answer: v.nullable(v.string()),
  answerId: v.nullable(v.string()),
  change: v.number(),
});

/** A text at the editors' console. */
export type EditorText = v.InferOutput<typeof textRow>;

export interface EditorConsole extends Editors {
  list(): EditorText[];
  /** Decides about the version that was read; a newer one is unchanged. */
  decide(id: string, version: number, state: 'published' | 'rejected'): void;
  /** Publishes a question with an answer, if it has none. */
  answer(id: string, text: string): void;
}

function firstState(text: string): EditorText['state'] {
  const words = text.toLowerCase();
  if (REJECTED_WORDS.some((word) => words.includes(word))) return 'rejected';
  return words.includes(HOLD_WORD) ? 'waiting' : 'published';
}

function toDecision({ id, version, state, answer, answerId, change }: EditorText): TextDecision[] {
  if (state === 'waiting') return [];
  const said = answer === null || answerId === null ? {} : { answer: { id: answerId, text: answer } };
  return [{ change, id, version, state, ...said }];
}

/** Editors who publish automatically what has none of their words. */
export const editorConsole = (books: Books, now: () => number): EditorConsole => ({
  async submit({ id, version, kind, language, productId, text, pictures = [] }) {
    books
      .prepare(
        `insert into editor_text (id, kind, language, product_id, text, version, pictures, state, change, received_at)
          values (?, ?, ?, ?, ?, ?, ?, ?, ${NEXT_CHANGE}, ?)
          on conflict (id) do update set text = excluded.text, version = excluded.version,
            pictures = excluded.pictures, state = excluded.state, change = excluded.change where excluded.version >= editor_text.version`,
      )
      .run(id, kind, language, productId, text, version, JSON.stringify(pictures), firstState(text), now());
  },
  async decisions(after) {
    const rows = books
      .prepare(
        `select ${COLUMNS} from editor_text where change > ? and state <> 'waiting' order by change limit ?`,
      )
      .all(after, BATCH);
    return v.parse(v.array(textRow), rows).flatMap(toDecision);
  },
  list: () =>
    v.parse(
      v.array(textRow),
      books.prepare(`select ${COLUMNS} from editor_text order by change desc limit ?`).all(BATCH),
    ),
  decide(id, version, state) {
    books
      .prepare(`update editor_text set state = ?, change = ${NEXT_CHANGE} where id = ? and version = ?`)
      .run(state, id, version);
  },
  answer(id, text) {
    books
      .prepare(
        `update editor_text set state = 'published', answer = ?, answer_id = ?, change = ${NEXT_CHANGE}
          where id = ? and kind = 'question' and answer is null`,
      )
      .run(text, `an-${randomUUID().slice(0, 18)}`, id);
  },
});
