import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Editors, SubmittedText, TextDecision } from '../../../providers/editors/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../../platform/process/retry-pause.ts';
import { queueMail } from '../../operations/index.ts';
import { review } from '../../catalogue/index.ts';
import { uploadAddress } from '../uploads/paths.ts';
import { picturesOf } from '../uploads/repository.ts';
import { answer, question, textDecisionCursor, textSubmission } from './schema.ts';
import { refreshRating } from './write.ts';

export interface EditorParts {
  readonly database: Database;
  readonly now: () => number;
  readonly editors: Editors;
  readonly timeoutMs: number;
  /** The name under which the brand answers. */
  readonly brand: string;
  readonly shopUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Submission = typeof textSubmission.$inferSelect;

const BATCH = 20;
const CURSOR = 1;
const MAX_PAUSE_MS = 10 * 60_000;

/** The text to moderate; undefined when it was removed. */
async function textOf(
  db: Executor,
  { id, kind }: Submission,
  shopUrl: string,
): Promise<SubmittedText | undefined> {
  if (kind === 'question') {
    const [asked] = await db.select().from(question).where(eq(question.id, id));
    return (
      asked && {
        id,
        version: 1,
        kind,
        language: asked.language,
        productId: asked.productId,
        text: asked.text,
      }
    );
  }
  const [written] = await db.select().from(review).where(eq(review.id, id));
  if (written === undefined) return undefined;
  const { version, language, productId, title, text } = written;
  const pictures = (await picturesOf(db, id)).map((picture) => uploadAddress(shopUrl, picture));
  return { id, version, kind, language, productId, text: `${title}\n\n${text}`, pictures };
}

const claimDue = (tx: Tx, now: number): Promise<Submission[]> => {
  const due = tx
    .select({ id: textSubmission.id })
    .from(textSubmission)
    .where(lte(textSubmission.dueAt, new Date(now)))
    .orderBy(asc(textSubmission.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return tx
    .update(textSubmission)
    .set({ dueAt: new Date(now + LEASE_MS), tries: sql`${textSubmission.tries} + 1` })
    .where(inArray(textSubmission.id, due))
    .returning();
};

/** Applies a decision; one about an earlier version of a review is ignored. */
async function publish(tx: Tx, { id, version, state }: TextDecision): Promise<void> {
  const [written] = await tx
    .update(review)
    .set({ state })
    .where(and(eq(review.id, id), eq(review.version, version)))
    .returning({ productId: review.productId });
  if (written !== undefined) await refreshRating(tx, written.productId);
  await tx.update(question).set({ state }).where(eq(question.id, id));
}

/** Stores an answer of the brand once, notifies the asker and deletes the address. */
async function storeAnswer(tx: Tx, decision: TextDecision, brand: string, now: Date): Promise<void> {
  if (decision.answer === undefined) return;
  const [asked] = await tx.select().from(question).where(eq(question.id, decision.id)).for('update');
  if (asked === undefined) return;
  const { id, text } = decision.answer;
  const answeredOn = now.toISOString().slice(0, 10);
  const [written] = await tx
    .insert(answer)
    .values({ id, questionId: asked.id, text, author: brand, answeredOn, fromBrand: true })
    .onConflictDoNothing()
    .returning({ id: answer.id });
  if (written === undefined || asked.email === null) return;
  const { email, locale, productId } = asked;
  await queueMail(
    tx,
    { kind: 'question-answered', reference: id, payload: { email, locale, productId } },
    now,
  );
  await tx.update(question).set({ email: null }).where(eq(question.id, asked.id));
}

/** Sends texts to the editors and applies their decisions; any instance may repeat any step. */
export function createEditorSync(parts: EditorParts): () => Promise<void> {
  const { database, editors, timeoutMs, now, log, brand, shopUrl } = parts;

  async function sendDue(): Promise<void> {
    const due = await database.transaction((tx) => claimDue(tx, now()));
    for (const row of due) {
      try {
        const text = await textOf(database.read, row, shopUrl);
        if (text !== undefined) await inTime(editors.submit(text), timeoutMs);
        // A text that was rewritten in the meantime is due again.
        const mine = and(eq(textSubmission.id, row.id), eq(textSubmission.dueAt, row.dueAt));
        await database.transaction((tx) => tx.delete(textSubmission).where(mine));
      } catch (error) {
        log.warn({ err: error, kind: row.kind, tries: row.tries }, 'a text was not sent to the editors');
        const dueAt = new Date(now() + retryPause(row.tries, MAX_PAUSE_MS));
        await database.transaction((tx) =>
          tx.update(textSubmission).set({ dueAt }).where(eq(textSubmission.id, row.id)),
        );
      }
    }
    if (due.length === BATCH) await sendDue();
  }

  async function applyChanges(): Promise<void> {
    const [found] = await database.read
      .select()
      .from(textDecisionCursor)
      .where(eq(textDecisionCursor.id, CURSOR));
    const decided = await inTime(editors.decisions(found?.change ?? 0), timeoutMs);
    const last = decided.at(-1);
    if (last === undefined) return;
    await database.transaction(
      async (tx) => {
        for (const decision of decided) {
          await publish(tx, decision);
          await storeAnswer(tx, decision, brand, new Date(now()));
        }
        await tx
          .insert(textDecisionCursor)
          .values({ id: CURSOR, change: last.change })
          .onConflictDoUpdate({
            target: textDecisionCursor.id,
            set: { change: sql`greatest(${textDecisionCursor.change}, excluded.change)` },
          });
      },
      { isRepeatable: true },
    );
    await applyChanges();
  }

  return async () => {
    await sendDue();
    await applyChanges();
  };
}
