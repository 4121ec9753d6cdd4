import { shownExamples, validExamples } from './example-rules.ts';
import { documentedCodes, oneTag, sharedError } from './operation-rules.ts';
import type { Rule } from './rule.ts';
import * as schemaRules from './schema-rules.ts';

/** The rules of this repository for contracts, beside those of OpenAPI itself. */
export const rulesFor = (codes: ReadonlySet<string>): Rule[] => [
  oneTag,
  sharedError,
  documentedCodes(codes),
  ...Object.values(schemaRules),
  shownExamples,
  validExamples,
];
