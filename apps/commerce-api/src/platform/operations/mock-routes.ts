import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendError } from '../errors/send-error.ts';
import { useBytes } from '../http/body-parser.ts';
import { errorMessage, type ErrorCode } from '../errors/messages.ts';
import { languageOf } from '../../shared/text.ts';
import type { Contract } from '../contracts/contracts.ts';
import { exampleValues, fieldsOf, follow } from '../contracts/document.ts';
import { createOperationFinder, type FoundOperation } from '../contracts/find-operation.ts';
import { readMockChoices, type MockChoice } from './mock-choice.ts';

const PREFIX = '/mock';
const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/** Marks mock responses. */
export const MOCK_APP_ID = 'haberdash-mock';

function responseOf({ contract: { document }, operation }: FoundOperation, status: number) {
  const raw = fieldsOf(fieldsOf(document.paths[operation.path])[operation.method.toLowerCase()]);
  const content = fieldsOf(follow(document, fieldsOf(raw['responses'])[String(status)])['content']);
  const [type] = Object.keys(content);
  const [example] = type === undefined ? [] : exampleValues(document, fieldsOf(content[type]));
  return { type, example };
}

/** The cookie's choice if the operation documents it, else success. */
function choose(found: FoundOperation, cookie: string | undefined): MockChoice {
  const choices = readMockChoices(cookie);
  const { operationId, statuses, successStatus } = found.operation;
  const own = choices.get(operationId);
  if (own !== undefined) return own;
  const all = choices.get('*');
  return all !== undefined && statuses.includes(all.status) ? all : { status: successStatus };
}

const localeOf = ({ headers }: FastifyRequest): string => {
  const { locale } = headers;
  return typeof locale === 'string' ? locale : 'en';
};

function sendMock(found: FoundOperation, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code } = choose(found, request.headers.cookie);
  const rejected = () =>
    sendError(request, reply, 400, [{ errorId: 'API400', field: 'cookies.mock-status' }]);
  if (!found.operation.statuses.includes(status)) return rejected();
  reply.code(status).header('cache-control', 'no-store').header('x-mock', found.operation.operationId);
  const codes = found.operation.errorCodes[String(status)] ?? [];
  if (status >= 400 && codes.length > 0) {
    const errorId = code ?? codes[0];
    if (errorId === undefined || !codes.includes(errorId)) return rejected();
    // A test compares the codes with the catalogue.
    const message = errorMessage(errorId as ErrorCode, languageOf(localeOf(request)));
    return reply.send({
      errorDetails: [{ errorId, message }],
      appId: MOCK_APP_ID,
      correlationId: request.id,
    });
  }
  const { type, example } = responseOf(found, status);
  if (type === undefined) return reply.send();
  if (/[/+]json$/.test(type)) return reply.type('application/json').send(JSON.stringify(example ?? null));
  return reply.type(type).send(Buffer.from(typeof example === 'string' ? example : MOCK_APP_ID));
}

/** Serves contract examples below `/mock` with selectable statuses (spec 1 §7); not for production. */
export function addMockRoutes(app: FastifyInstance, contracts: readonly Contract[]): void {
  const find = createOperationFinder(contracts);
  const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const address = request.url.slice(PREFIX.length);
    const found = find(request.method, address);
    if (found !== undefined) return sendMock(found, request, reply);
    const allowed = METHODS.filter((method) => find(method, address) !== undefined);
    if (allowed.length === 0) return sendError(request, reply, 404, [{ errorId: 'API404' }]);
    return sendError(request, reply.header('allow', allowed.join(', ')), 405, [{ errorId: 'API405' }]);
  };
  void app.register(async (own) => {
    useBytes(own);
    own.route({ method: METHODS, url: `${PREFIX}/*`, exposeHeadRoute: false, handler });
  });
}
