import type { Results } from '@electric-sql/pglite';

/** A statement; what drizzle needs of its answer are the rows, as objects or as lists. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[] | undefined;
  readonly rowMode: 'array' | 'object' | undefined;
}

/** What the thread of the embedded database is asked for. Calls with a transaction run in it, others between two. */
export type EngineCall =
  | { readonly kind: 'query'; readonly statement: Statement; readonly transaction?: number }
  /** Answered when the transaction has begun; its name is the number of the call. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly isCommitted: boolean }
  /** Values of these types stay the texts that the engine writes. */
  | { readonly kind: 'texts'; readonly types: readonly number[] }
  | { readonly kind: 'close' };

/** A call and its number. */
export interface EngineRequest {
  readonly id: number;
  readonly call: EngineCall;
}

/** A failure in fields that a message between threads can carry; an error itself would arrive without its code. */
export interface EngineFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The rows of a query. */
export type EngineResult = Pick<Results<unknown>, 'rows' | 'affectedRows'> | undefined;

/** What became of a call. The one without a number says that the database is open, or why not. */
export type EngineReply =
  | { readonly id: number | undefined; readonly result: EngineResult }
  | { readonly id: number | undefined; readonly failure: EngineFailure };
