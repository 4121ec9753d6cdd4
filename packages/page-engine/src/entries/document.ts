export {
  createDocumentHandler,
  type DocumentHandler,
  type DocumentOptions,
} from '../document/create-document-handler.tsx';
export { nonceContext, nonceFor, type AnswerNonce } from '../document/nonce.ts';
export { isDocumentRequest, isOwnAnswer, isRouterAnswer } from '../internals/react-router.ts';
export { createIdentityCache } from '../markup-cache/identity-cache.ts';
export {
  cacheControlOf,
  declareRead,
  readLogContext,
  type DeclaredLoader,
  type ReadDeclaration,
  type ReadKind,
} from '../reads/declare-read.ts';
export { choicesFor, nameUsedChoices } from '../variant-headers.ts';
