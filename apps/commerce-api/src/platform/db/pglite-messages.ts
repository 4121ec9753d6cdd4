import type { Results } from '@electric-sql/pglite';

/** A statement; drizzle reads its rows as objects or arrays. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[] | undefined;
  readonly rowMode: 'array' | 'object' | undefined;
}

/** Calls to the PGlite thread, optionally within a transaction. */
export type EngineCall =
  | { readonly kind: 'query'; readonly statement: Statement; readonly transaction?: number }
  /** Answered when the transaction starts; its id is the call's number. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly transaction: number; readonly isCommitted: boolean }
  /** Values of these types stay text. */
  | { readonly kind: 'texts'; readonly types: readonly number[] }
  | { readonly kind: 'close' };

export interface EngineRequest {
  readonly id: number;
  readonly call: EngineCall;
}

/** Error fields that a message can carry; structured clones lose the code. */
export interface EngineFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type EngineResult = Pick<Results<unknown>, 'rows' | 'affectedRows'> | undefined;

/** The result of a call; without an id it is that of opening. */
export type EngineReply =
  | { readonly id: number | undefined; readonly result: EngineResult }
  | { readonly id: number | undefined; readonly failure: EngineFailure };
