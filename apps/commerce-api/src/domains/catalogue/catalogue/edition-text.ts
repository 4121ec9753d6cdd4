import { sql, type SQL } from 'drizzle-orm';

import { fallbacksOf, type Edition } from '../../../shared/text.ts';

/**
 * The text row that an edition reads: its own, else its language's, else the English one; `owner` is a condition on
 * `x`.
 */
export const textOf = (table: 'product_text' | 'category_text', owner: SQL, edition: Edition): SQL => {
  const requested = JSON.stringify(fallbacksOf(edition));
  const editions = sql`array(select json_array_elements_text(${requested}::json))`;
  return sql`(select * from ${sql.identifier(table)} x where ${owner} and x.language = any(${editions})
    order by array_position(${editions}, x.language) limit 1)`;
};

/** A label that is stored per language in one value, as an edition reads it. */
export const labelOf = (labels: SQL, edition: Edition): SQL =>
  sql`coalesce(${sql.join(
    fallbacksOf(edition).map((each) => sql`${labels} ->> ${each}`),
    sql`, `,
  )})`;
