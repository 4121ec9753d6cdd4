import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import type { PicturedProduct } from '../../../providers/pictures/provider.ts';

/** Finds a product in a colour with what its picture shows; undefined when there is no such product or colour. */
export const findPicturedProduct =
  (db: Executor) =>
  async (productCode: string, colorId: string): Promise<PicturedProduct | undefined> => {
    const { rows } = await db.execute<{ description: unknown }>(
      sql`select picture as description from product_color where product_id = ${productCode} and color_id = ${colorId}`,
    );
    const [found] = rows;
    return found && { productCode, colorId, description: found.description };
  };

/** The products that most visitors come upon, in their default colours, most popular first. */
export async function popularProducts(db: Executor, limit: number): Promise<PicturedProduct[]> {
  const { rows } = await db.execute<{ code: string; color: string; description: unknown }>(
    sql`select p.id as code, c.color_id as color, c.picture as description
      from product p join product_color c on c.product_id = p.id and c.position = 0
      where p.status = 'active' order by p.popularity desc, p.id limit ${limit}`,
  );
  return rows.map(({ code, color, description }) => ({ productCode: code, colorId: color, description }));
}
