export { BlockStage, useBlockEnvironment } from './components/BlockStage.tsx';
export type { StageQuery } from './components/block-environment.ts';
export { CHECKS, type Check, type Finding } from './model/checks.ts';
export type { Difference } from './model/diff.ts';
export { DOC_TYPES, docTypeLabel } from './model/doc-types.ts';
export { documentOf, documentText, EXAMPLES, KNOWN_DOCUMENTS, type DocumentName } from './model/documents.ts';
export { fieldOf } from './model/field-of.ts';
export { forceableOf } from './model/forceable.ts';
export { personaLabel, PERSONAS } from './model/personas.ts';
export type { Probes } from './model/probes.ts';
export {
  CONSENTS,
  FILTERS,
  readQuery,
  SORTS,
  STATES,
  setParameters,
  type Sort,
  type ViewQuery,
} from './model/query.ts';
export { leavesOf, type Raw } from './model/raw.ts';
export type { Result } from './model/results.ts';
export { pathOf } from './model/shop-address.ts';
export { stateLabel } from './model/states.ts';
export type { Problem } from './server/problems.server.ts';
