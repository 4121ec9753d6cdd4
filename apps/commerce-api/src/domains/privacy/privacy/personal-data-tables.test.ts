import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { bookAddress, usAddress } from '../../../testing/service.ts';
import { guestAndCustomer } from '../../../testing/shop-states.fixtures.ts';
import { announce, joining } from '../../content/events/events.contract-cases.ts';
import { newQuestion, newReview } from '../../community/reviews/reviews-world.fixtures.ts';
import { typedCard } from '../../accounts/wallet/wallet.contract-cases.ts';
import { finishDeletions } from './ending-accounts.ts';
import { deletionCode } from './privacy.contract-cases.ts';
import { PERSONAL_DATA_TABLES } from './personal-data-tables.fixtures.ts';

const DATA = '/consumers-v3/consumer/data';
const EMAIL = 'canary@example.org';
const NUMBER = 'C-canary';
/** Names of personal columns, including JSON values. */
const COLUMNS =
  '^(owner|subject|agent|sender|writer|asker|voter|reporter|recipient|employee_no|consumer_no|referrer_no|account_key' +
  '|email|saved_by|phone|phone_number|first_name|last_name|.*address|shipments|gift|plan|payload|outcome)$';
/** Tables of places. */
const OF_PLACES = ['store', 'collection_point'];

const testShop = createTestShop();

const names = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await testShop.database.read.execute<{ name: string }>(query);
  return rows.map(({ name }) => name).toSorted();
};

/** Tables with a row that contains a word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await names(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const table of tables) {
    const hit = await testShop.database.read.execute(
      sql`select 1 from ${sql.identifier(table)} t where to_jsonb(t)::text ilike ${`%${word}%`} limit 1`,
    );
    if (hit.rows.length > 0) found.push(table);
  }
  return found;
}

it('every table with a personal column has its export and deletion registered', async () => {
  const found = await names(sql`select distinct c.table_name as name from information_schema.columns c
    join pg_tables t on t.tablename = c.table_name and t.schemaname = 'public'
    where c.table_schema = 'public' and c.column_name ~ ${COLUMNS}`);
  const ofPeople = found.filter((table) => !OF_PLACES.includes(table));
  expect(ofPeople).toEqual(Object.keys(PERSONAL_DATA_TABLES).toSorted());
});

describe('an account with data in every table', () => {
  /** Creates a row in each exported table, by calls where possible. */
  const live = async () => {
    const state = await guestAndCustomer(testShop);
    const shoe = await sellVariant(testShop.database, { stock: 9 });
    const product = `/products/v1/products/${shoe.slice(0, 8)}`;
    const subject = 'consumer-canary';
    const person = await testShop.service.person({ email: EMAIL, consumerNo: NUMBER, subject });
    const post = (path: string, body: object = {}) => person.call('POST', path, body);
    await post('/consumers-v3/consumer/address', bookAddress({ email: EMAIL }));
    await post('/wishlists/v2/favorites', { id: shoe.slice(0, 8), qty: 1, itemType: 'product' });
    await post('/consumers-v3/consumer/payment_instruments', await typedCard({ person }));
    await announce(state);
    await post('/consumers-v3/consumer/event-registration', { ...joining, email: EMAIL });
    const { body: written } = await state.guest.call<{ reviewId: string }>(
      'POST',
      `${product}/reviews`,
      newReview,
    );
    await testShop.database.read.execute(sql`update review set state = 'published'`);
    await post(`${product}/reviews`, newReview);
    await post(`${product}/reviews/questions`, { ...newQuestion, email: EMAIL });
    await post(`${product}/review/${written.reviewId}/vote`, { vote: 'helpful' });
    await post(`${product}/review/${written.reviewId}/flag`, { reason: 'other', comment: 'Mine is better.' });
    const cartId = await person.newCart([shoe, 1]);
    const address = usAddress({ email: EMAIL });
    await post(`/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
    await post(`/cart/v1/cart/${cartId}/billingAddress`, address);
    const session = await person.openSession(cartId);
    await person.place(cartId, session, { billingAddress: address });
    await testShop.service.checkout.background.drain();
    await testShop.database.read.execute(sql`with list as (
        insert into saved_list (id, owner, brand, created_at, updated_at)
        values (gen_random_uuid(), ${subject}, 'northfell', now(), now()) returning id)
      insert into saved_item (id, list_id, variant_id, quantity, position, saved_at)
      select gen_random_uuid(), id, ${shoe}, 1, 1, now() from list`);
    for (const insert of [
      sql`insert into consumer_enrollment (consumer_no, type, member_id, status, enrolled_at)
        values (${NUMBER}, 'LOYALTY', 'M-1', 'CONFIRMED', now())`,
      sql`insert into consumer_origin (consumer_no, lead_source, created_at) values (${NUMBER}, 'spring', now())`,
      sql`insert into balance_entry (consumer_no, kind, reference, amount, created_at)
        values (${NUMBER}, 'POINTS', 'r-1', 10, now())`,
      sql`insert into loyalty_earning (order_number, consumer_no, goods, promised, points, state, created_at, due_at)
        select order_number, ${NUMBER}, 1, 1, 1, 'PENDING', now(), now() from shop_order`,
      sql`insert into notification_choice (consumer_no, request_type, channel, optin, recipient, updated_at)
        values (${NUMBER}, 'DELIVERY', 'email', true, ${EMAIL}, now())`,
      sql`insert into passkey_user (consumer_no, user_handle) values (${NUMBER}, 'handle')`,
      sql`insert into passkey (id, consumer_no, credential_id, public_key, counter, kind, created_at)
        values (gen_random_uuid(), ${NUMBER}, 'cred', 'key', 0, 'device', now())`,
      sql`insert into subscription (id, brand, type, channel, recipient, country, region, locale, optin)
        values (gen_random_uuid(), 'northfell', 'Newsletter', 'email', ${EMAIL}, 'US', 'NORA', 'en-us', true)`,
      sql`insert into subscription
          (id, consumer_no, brand, type, channel, recipient, country, region, locale, optin, double_optin)
        values (gen_random_uuid(), ${NUMBER}, 'northfell', 'Newsletter', 'email', ${EMAIL}, 'US', 'NORA', 'en-us', true,
          true)`,
      sql`insert into stock_notification (id, variant_id, location, email, locale, requested_at, remove_at)
        values (gen_random_uuid(), ${shoe}, 'online', ${EMAIL}, 'en-us', now(), now())`,
      sql`insert into digital_gift
          (id, order_number, line_id, amount, currency, locale, sender, gift, state, due_at)
        select gen_random_uuid(), order_number, 'l-1', 100, 'USD', 'en-us', ${EMAIL}, '{"to":"Bo","email":"bo@example.org"}', 'WAITING', ${new Date(testShop.service.clock.now()).toISOString()}::timestamptz
        from shop_order`,
      sql`insert into order_link (code_hash, order_number, expires_at)
        select 'canary', order_number, now() from shop_order`,
      sql`insert into coupon_use (code, attempt_id, owner) select 'TEN', attempt_id, ${subject} from shop_order`,
      sql`insert into idempotency_record (owner, key, request_hash, lease_until, expires_at)
        values (${subject}, 'k', 'h', now(), now())`,
      sql`insert into refresh_token (token_hash, family_id, subject, usid, type, expires_at)
        values ('h', gen_random_uuid(), ${subject}, 'u', 'Registered', now())`,
    ])
      await testShop.database.read.execute(insert);
    return { ...state, person };
  };

  it('finds something in every place of the downloaded data', async () => {
    const { person } = await live();
    const { status, body } = await person.call('GET', DATA);
    expect(status).toBe(200);
    const places = Object.values(PERSONAL_DATA_TABLES).flatMap(({ exportedAs }) =>
      'not' in exportedAs ? [] : exportedAs,
    );
    const empty = places.filter((place) => [undefined, '[]'].includes(JSON.stringify(body[place])));
    // A saved gift card has its own test.
    expect([...new Set(empty)]).toEqual(['giftCards']);
  });

  it('gets no data of an unverified address', async () => {
    const { person } = await live();
    await testShop.database.read.execute(sql`update consumer set email_verified_at = null`);
    const { body } = await person.call('GET', DATA);
    expect(body).toMatchObject({ newsletters: [], stockNotifications: [] });
  });

  it('is in no table once the account is deleted and the last gift card is sent', async () => {
    const state = await live();
    const code = await deletionCode(state);
    const { status } = await state.guest.call('POST', '/consumers-v3/deletion/confirm', { code });
    expect(status).toBe(200);
    await testShop.service.syncOrders();
    await testShop.service.checkout.reconcile();
    await finishDeletions(testShop.database);
    expect(await tablesWith('canary')).toEqual([]);
  });
});
