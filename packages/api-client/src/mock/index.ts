export { MOCK_APP_ID } from './response-of.ts';
export { MOCK_STATUS_COOKIE, readMockStatus, type MockChoice, type MockChoices } from './choose-status.ts';
export { mockHandlers, type MockOptions } from './handlers.ts';
export type { OperationId } from './operations/operations.gen.ts';
