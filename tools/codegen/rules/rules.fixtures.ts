import type { Json, JsonObject } from '../json.ts';

export function contract(
  parts: { operation?: JsonObject; schemas?: JsonObject; servers?: Json } = {},
): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Fixture', version: '1.0.0' },
    servers: parts.servers ?? [{ url: '/' }],
    paths: {
      '/things/{thingId}': {
        parameters: [
          {
            name: 'thingId',
            in: 'path',
            required: true,
            example: 'a',
            schema: { type: 'string', maxLength: 4 },
          },
        ],
        put: {
          operationId: 'changeThing',
          tags: ['Things'],
          'x-error-codes': { '404': ['API404'] },
          responses: {
            '200': response({ $ref: '#/components/schemas/Thing' }, { name: 'one' }),
            '404': { $ref: '#/components/responses/Rejected' },
          },
          ...parts.operation,
        },
      },
    },
    components: {
      responses: {
        Rejected: {
          description: 'No.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
        },
      },
      schemas: {
        ErrorResponse: { type: 'object', properties: { appId: { type: 'string', maxLength: 9 } } },
        Thing: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 10 } },
        },
        ...parts.schemas,
      },
    },
  };
}

export const response = (schema: JsonObject, example?: Json): JsonObject => ({
  description: 'Good.',
  content: {
    'application/json': {
      schema,
      ...(example === undefined ? {} : { examples: { one: { value: example } } }),
    },
  },
});

export const body = (schema: JsonObject, example?: Json): JsonObject => {
  const { content } = response(schema, example);
  return { requestBody: { required: true, content: content ?? null } };
};
