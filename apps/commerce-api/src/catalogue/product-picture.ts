import { sql } from 'drizzle-orm';

import type { Executor } from '../db/database.ts';
import type { ProductPicture } from '../images/picture.ts';

/** Finds what the picture of a product in a colour shows; undefined for a product or colour that does not exist. */
export const findProductPicture =
  (db: Executor) =>
  async (productCode: string, colorId: string): Promise<ProductPicture | undefined> => {
    const { rows } = await db.execute<{ picture: ProductPicture }>(
      sql`select picture from product_color where product_id = ${productCode} and color_id = ${colorId}`,
    );
    return rows[0]?.picture;
  };
