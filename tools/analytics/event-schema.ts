import Ajv2020 from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = join(import.meta.dirname, '../../packages/analytics/events.schema.json');

const validate = new Ajv2020({ allErrors: true, discriminator: true }).compile(
  // The repository's own schema.
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

/** What is wrong with an entry of the data layer by the schema of its event; entries of a Google tag are its own. */
export function eventProblems(entry: unknown): readonly string[] {
  if (typeof entry !== 'object' || entry === null) return ['an entry of the data layer is no object'];
  const isCommand = '0' in entry;
  const isStart = 'gtm.start' in entry;
  const isClearing = 'ecommerce' in entry && entry.ecommerce === null;
  if (isCommand || isStart || isClearing || validate(entry)) return [];
  const { event = 'an entry without event' }: { readonly event?: unknown } = entry;
  const name = String(event);
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
    [name, instancePath, message, JSON.stringify(params)].join(' '),
  );
}
