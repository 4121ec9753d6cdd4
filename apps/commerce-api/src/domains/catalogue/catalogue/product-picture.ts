import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { PicturedProduct } from '../../../providers/pictures/provider.ts';

/** A product colour with its picture; undefined for an unknown one. */
export const findPicturedProduct =
  (db: Executor) =>
  async (productCode: string, colorId: string): Promise<PicturedProduct | undefined> => {
    const { rows } = await db.execute<{ description: unknown }>(
      sql`select picture as description from product_color where product_id = ${productCode} and color_id = ${colorId}`,
    );
    const [found] = rows;
    return found && { productCode, colorId, description: found.description };
  };

/** The most popular products in their default colours. */
export async function popularProducts(db: Executor, limit: number): Promise<PicturedProduct[]> {
  const { rows } = await db.execute<{ code: string; color: string; description: unknown }>(
    sql`select p.id as code, c.color_id as color, c.picture as description
      from product p join product_color c on c.product_id = p.id and c.position = 0
      where p.status = 'active' order by p.popularity desc, p.id limit ${limit}`,
  );
  return rows.map(({ code, color, description }) => ({ productCode: code, colorId: color, description }));
}
