import { and, eq, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { product, variant } from './schema.ts';

/** A sold product by its own code or a variant's; API404 for any other. */
export async function soldProduct(db: Executor, code: string): Promise<string> {
  const ofVariant = sql`coalesce((select ${variant.productId} from ${variant} where ${variant.id} = ${code}), ${code})`;
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, ofVariant), eq(product.status, 'active')));
  if (found === undefined) throw new ServiceError('API404');
  return found.id;
}
