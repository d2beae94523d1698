import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Connection, runScript } from "./emptyDatabase.ts";

const folder = fileURLToPath(new URL("../../../../storefront/platform/kernel/database/migrations", import.meta.url));
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** Creates the tables of the first version, which only the first migration creates. */
async function createTables(connection: Connection): Promise<void> {
  const { entries } = JSON.parse(read("meta/_journal.json")) as { entries: { tag: string; when: number }[] };
  await runScript(
    connection,
    "create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { tag, when } of entries.slice(0, 1)) {
    await runScript(connection, read(`${tag}.sql`));
    await connection.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [tag, when]);
  }
}

/**
 * Creates the database of a shop of the first version with one product: two pieces in a cart, one in an order, and five
 * in stock. The product's ids differ from those that the current version would assign.
 */
export async function createPreviousVersion(connection: Connection): Promise<void> {
  await createTables(connection);
  await runScript(
    connection,
    `
    insert into tax_classes (id, code) values (1, 'frames');
    insert into attributes (id, code, labels) values (93, 'color', '{"pl":"Kolor"}'), (142, 'size', '{"pl":"Rozmiar"}');
    insert into attribute_options (attribute_id, value, position, labels)
      values (93, '49', 0, '{"pl":"Czarny"}'), (142, '173', 2, '{"pl":"Szeroki"}');
    insert into products (id, sku, type_id, status, visibility, tax_class_id, attributes, created_at, updated_at)
      overriding system value
      values (7, 'MR-BRUNO', 'configurable', 1, 4, 1, '{"brand":"mirno","shape":"square"}', '2026-08-01Z', '2026-10-01Z');
    insert into product_texts (product_id, locale, name, slug, description)
      values (7, 'pl', 'Bruno', 'bruno-kwadratowe', ''), (7, 'de', 'Bruno', 'bruno-quadratisch', '');
    insert into variants (id, sku, product_id, position, status, attributes) overriding system value
      values (70, 'MR-BRUNO-BLACK-53', 7, 0, 1,
        '{"color":49,"size":173,"finish":"black","width":53,"lens_height":39,"bridge":18,"length":145,"total_width":137}');
    select setval('products_id_seq', 7), setval('variants_id_seq', 70);
    insert into stock (variant_id, quantity) values (70, 5);
    insert into prices (variant_id, store_code, amount) values (70, 'pl', 32900), (70, 'de', 7500);
    insert into price_history (variant_id, store_code, valid_from, amount)
      values (70, 'pl', '2026-07-03', 31900), (70, 'pl', '2026-08-22', 32900), (70, 'de', '2026-07-03', 7500);
    insert into carts (id, store_code, created_at, updated_at)
      values ('cart-kept', 'pl', '2026-10-20Z', '2026-10-20Z');
    insert into cart_items (cart_id, variant_id, quantity, product_option, checksum)
      values ('cart-kept', 70, 2,
        '{"configurable":[{"optionId":"93","optionValue":"49"},{"optionId":"142","optionValue":"173"}],"custom":[],"bundle":[]}',
        'as-it-was');
    insert into orders (order_key, cart_id, number, store_code, currency, status, email, mailbox, first_name, last_name,
        shipping_address, billing_address, carrier_code, method_code, shipping_title, payment_code, payment_title,
        subtotal, shipping, payment, tax, grand_total, sent_at, created_at)
      values ('key', 'cart-ordered', '000000001', 'pl', 'PLN', 'pending', 'ala@example.com', 'ala@example.com', 'Ala', 'Nowak', '{}', '{}',
        'dpd', 'flatrate', 'DPD', 'cashondelivery', 'COD', 32900, 500, 0, 6245, 33400, '2026-10-20Z', '2026-10-20Z');
    insert into order_items (order_id, sku, parent_sku, slug, name, quantity, price, row_total, tax_percent, tax,
        options, attributes, product_option)
      select id, 'MR-BRUNO-BLACK-53', 'MR-BRUNO', 'bruno-kwadratowe', 'Bruno', 1, 32900, 32900, 23, 6152, '[]', '{}', '{}'
      from orders;
    insert into seeds (id, content_hash, opened_on) values (1, 'of the first version', '2026-10-01');
  `,
  );
}
