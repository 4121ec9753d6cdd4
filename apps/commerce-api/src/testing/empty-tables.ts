import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';

/** Deletes in foreign key order: ten times faster than truncating, and a function caches its plans. */
const BODY = sql.raw(`do $make$ declare
  done oid[] := array['schema_migration'::regclass::oid];
  next oid[];
  body text := '';
begin
  loop
    -- Tables that no other table points to which still has its rows.
    select array_agg(c.oid order by c.relname) into next from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.oid = any (done)
      and not exists (select from pg_constraint k where k.contype = 'f' and k.confrelid = c.oid
        and k.conrelid <> c.oid and not k.conrelid = any (done));
    exit when next is null;
    select body || string_agg(format('delete from %s;', t::regclass), ' ') into body from unnest(next) t;
    done := done || next;
  end loop;
  if exists (select from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and not c.oid = any (done)) then
    raise exception 'foreign keys of tables form a circle';
  end if;
  create schema testing;
  -- The triggers of products have noted what is gone; the indexes in memory have to hear that all are.
  execute format('create function testing.empty_tables() returns void language plpgsql as $body$ begin
    %s
    delete from product_removal;
    delete from search_queue;
    insert into product_removal (product_id) values (''*'');
  end $body$', body);
end $make$`);

/** Creates the function that empties all tables but the migration record. */
export const createEmptyTables = async ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(async (tx) => void (await tx.execute(BODY)));

export const EMPTY_TABLES = 'select testing.empty_tables()';
