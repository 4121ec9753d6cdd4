import { describe, expect, it } from 'vitest';
import { slim, writeResponseSchemas } from './response-schemas.ts';
import { response, contract } from './rules/rules.fixtures.ts';

describe('schemas for the response checker', () => {
  it('keep what decides validity, at every level, and nothing else', () => {
    const schema = {
      type: 'object',
      description: 'Left out.',
      properties: {
        example: { type: 'string', example: 'x', maxLength: 3 },
        a: { $ref: '#/components/schemas/Thing' },
      },
      additionalProperties: { enum: [{ description: 'a value' }] },
    };
    expect(slim(schema)).toEqual({
      type: 'object',
      properties: { example: { type: 'string', maxLength: 3 }, a: { $ref: 'Thing' } },
      additionalProperties: { enum: [{ description: 'a value' }] },
    });
  });

  it('never skip a keyword that the checker does not know', () => {
    expect(() => slim({ items: { unevaluatedItems: false } })).toThrow(
      'does not know the keyword unevaluatedItems',
    );
  });

  it('are written once for all statuses that share them, and only with the schemas that they reference', () => {
    const operation = {
      'x-error-codes': { '404': ['API404'], '409': ['API404'] },
      responses: {
        '200': response({ $ref: '#/components/schemas/Thing' }, { name: 'x' }),
        '204': { description: 'Nothing.' },
        '404': { $ref: '#/components/responses/Rejected' },
        '409': { $ref: '#/components/responses/Rejected' },
      },
    };
    const document = contract({ operation, schemas: { Unused: { type: 'null' } } });
    const text = writeResponseSchemas('things', document, new Set(['ErrorResponse']));
    expect(text).toContain(
      `'PUT /things/{thingId}': [[{"$ref":"Thing"}, 200], [false, 204], [{"$ref":"ErrorResponse"}, 404, 409]]`,
    );
    expect(text).toContain(`import { ErrorResponse } from './shared.gen.ts';`);
    expect(text).not.toContain('Unused');
  });
});
