import { sql, type SQL } from 'drizzle-orm';

import { fallbacksOf, type Edition } from '../../../shared/text.ts';

/**
 * The row of a table of texts that an edition reads, as a subquery: its own, else that of its language, else the
 * English one. `owner` says whose rows, as a condition on `x`.
 */
export const textOf = (table: 'product_text' | 'category_text', owner: SQL, edition: Edition): SQL => {
  const requested = JSON.stringify(fallbacksOf(edition));
  const editions = sql`array(select json_array_elements_text(${requested}::json))`;
  return sql`(select * from ${sql.identifier(table)} x where ${owner} and x.language = any(${editions})
    order by array_position(${editions}, x.language) limit 1)`;
};

/** A label that is kept per language in one value, as an edition reads it. */
export const labelOf = (labels: SQL, edition: Edition): SQL =>
  sql`coalesce(${sql.join(
    fallbacksOf(edition).map((each) => sql`${labels} ->> ${each}`),
    sql`, `,
  )})`;
