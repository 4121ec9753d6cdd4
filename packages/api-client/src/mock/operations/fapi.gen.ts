// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type FapiOperationId = 'getServerTime' | 'validateResponse';


export const fapi: readonly MockOperation<FapiOperationId>[] = [
  {"id":"getServerTime","call":"GET /fapi/server/time","answers":{"200":{"body":{"timestamp":1795253400000}},"500":["GEN500"]}},
  {"id":"validateResponse","call":"POST /fapi/api/validate-response/{contract}","answers":{"200":{"body":{"valid":true,"operationId":"createCart","violations":[]}},"400":["API400"],"404":["API404"],"429":["API429"],"500":["GEN500"],"503":["GEN503"]}},
];
