export { checkResponses, ContractError, type ResponseFault, type CheckOptions } from './check-responses.ts';
export type { ResponseContract, ResponseSchema, ResponseSchemas } from './contract.ts';
export { createFaultFinder, type Fault } from './find-fault.ts';
