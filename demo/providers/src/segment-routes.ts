import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const body = v.object({ query: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)) });

/** The query of the shop, in its one shape: the identifier and the names of the audiences. */
const QUERY =
  /^query \{customer\((vuid|fs_user_id) : ("[^"\\]{0,100}")\) \{audiences\(subset: (\[[^\]]{0,5000}\])\)/;

/** Visitors whose id begins with one of these digits are in every audience: half of them. */
const QUALIFIED_DIGITS = '01234567';

const ids = v.array(v.pipe(v.string(), v.maxLength(200)));

/**
 * The audience segments of the experimentation provider: half of the visitors are in each. An identifier without the
 * form of one is unknown, and another key is rejected.
 */
export function segmentRoutes(app: FastifyInstance, publicKey: string): void {
  app.post('/v3/graphql', async (request, reply) => {
    if (request.headers['x-api-key'] !== publicKey) return reply.code(401).send({});
    const parsed = v.safeParse(body, request.body);
    const found = parsed.success ? QUERY.exec(parsed.output.query) : null;
    if (found === null) return reply.code(400).send({});
    const [, , identifier = '""', subset = '[]'] = found;
    const names = v.safeParse(ids, JSON.parse(subset));
    if (!names.success) return reply.code(400).send({});
    const digit = /^vuid_([0-9a-f])[0-9a-f]{26}$/.exec(String(JSON.parse(identifier)))?.[1];
    if (digit === undefined) {
      const extensions = {
        code: 'INVALID_IDENTIFIER_EXCEPTION',
        classification: 'DataFetchingException',
      };
      return { data: { customer: null }, errors: [{ message: 'No customer', extensions }] };
    }
    const state = QUALIFIED_DIGITS.includes(digit) ? 'qualified' : 'not_qualified';
    return {
      data: { customer: { audiences: { edges: names.output.map((name) => ({ node: { name, state } })) } } },
    };
  });
}
