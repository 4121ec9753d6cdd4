import { sql } from 'drizzle-orm';

import type { Executor } from '../db/database.ts';
import type { ProductPicture } from '@haberdash/demo-pictures/picture.ts';

/** Finds what the picture of a product in a colour shows; undefined for a product or colour that does not exist. */
export const findProductPicture =
  (db: Executor) =>
  async (productCode: string, colorId: string): Promise<ProductPicture | undefined> => {
    const { rows } = await db.execute<{ picture: ProductPicture }>(
      sql`select picture from product_color where product_id = ${productCode} and color_id = ${colorId}`,
    );
    return rows[0]?.picture;
  };

/** The default pictures of the products that most visitors come upon, most popular first. */
export async function popularPictures(db: Executor, limit: number): Promise<ProductPicture[]> {
  const { rows } = await db.execute<{ picture: ProductPicture }>(
    sql`select c.picture from product p join product_color c on c.product_id = p.id and c.position = 0
      where p.status = 'active' order by p.popularity desc, p.id limit ${limit}`,
  );
  return rows.map(({ picture }) => picture);
}
