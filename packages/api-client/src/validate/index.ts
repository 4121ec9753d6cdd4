export { checkAnswers, ContractError, type AnswerFault, type CheckOptions } from './check-answers.ts';
export type { AnswerContract, AnswerSchema, AnswerSchemas } from './contract.ts';
export { createFaultFinder, type Fault } from './find-fault.ts';
