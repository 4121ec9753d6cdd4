import { shownExamples, validExamples } from './example-rules.ts';
import { documentedCodes, oneTag, sharedError } from './operation-rules.ts';
import type { Rule } from './rule.ts';
import * as schemaRules from './schema-rules.ts';

/** Our own rules for contracts, besides OpenAPI's. */
export const rulesFor = (codes: ReadonlySet<string>): Rule[] => [
  oneTag,
  sharedError,
  documentedCodes(codes),
  ...Object.values(schemaRules),
  shownExamples,
  validExamples,
];
