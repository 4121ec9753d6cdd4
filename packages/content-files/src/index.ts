export { compileDocuments, type CompiledDocument, type CompileOptions } from './compile.ts';
export { derivedDocuments } from './derived.ts';
export {
  addressOf,
  compareDocuments,
  findDifferences,
  type Difference,
  type DocumentDifferences,
  type LocatedDocument,
} from './differences.ts';
export { exportDocuments, type ExportedFiles, type ExportOptions } from './export-documents.ts';
export { findProblems, type ContentProblem } from './find-problems.ts';
export { findGaps, type Gap } from './gaps.ts';
export { helpEntry } from './help-entry.ts';
export { inEdition, type ContentEdition } from './in-edition.ts';
export { initialFiles, type InitialCategory, type InitialShop } from './initial-files.ts';
export { escapeName, isObject, namesOf, valueAt, type Json } from './json.ts';
export { hasBlocks, isKind, isServedKind, KINDS, SERVED_KINDS, type Kind, type ServedKind } from './kinds.ts';
export { lineOfPath } from './line-of-path.ts';
export {
  describeProblem,
  readFiles,
  type ContentFile,
  type FileProblem,
  type ReadFiles,
  type ReadOptions,
  type WrittenDocument,
} from './read-files.ts';
export {
  blockTypes,
  DOCUMENT_SCHEMA,
  documentSchemaIn,
  emptyValue,
  partOf,
  resolveSchema,
  SERVED_SCHEMA,
  type ContentSchema,
} from './schema.ts';
export { storyDocuments, type StoryTexts } from './story-pages.ts';
