import type { JsonObject } from '../json.ts';

export interface Finding {
  readonly pointer: string;
  readonly message: string;
}

/** Returns every violation in a bundled contract. */
export type Rule = (document: JsonObject) => Finding[];
