import type { JsonObject } from '../json.ts';

/** What a rule found fault with, and where in the contract. */
export interface Finding {
  readonly pointer: string;
  readonly message: string;
}

/** Reads a bundled contract and names every place that breaks the rule. */
export type Rule = (document: JsonObject) => Finding[];
