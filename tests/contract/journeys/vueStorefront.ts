import { beforeAll, describe, expect, test } from "vitest";
import { bodyOf, listed } from "../../storefront/platform/search/support/builtBody.ts";
import type { Fixtures } from "../fixtures.ts";
import { VueStorefront } from "../vueStorefront.ts";

type Source = Readonly<Record<string, unknown>>;

const lists = { from: "0", size: "50", sort: "updated_at:desc" };

interface Attribute {
  readonly attribute_code: string;
  readonly value: unknown;
}

/** Returns a variant of a product, with its attributes as fields. */
function childOf(product: Source, sku: string): Source | undefined {
  const children = product["configurable_children"] as readonly Source[] | undefined;
  const child = children?.find((each) => each["sku"] === sku);
  const attributes = (child?.["custom_attributes"] as readonly Attribute[] | undefined) ?? [];
  return child && { ...child, ...Object.fromEntries(attributes.map((each) => [each.attribute_code, each.value])) };
}

/** Returns the cart item of such a front end: a configurable product with its options, or a simple one. */
function cartItem(product: Source, sku: string): Source {
  const child = childOf(product, sku);
  const options = (product["configurable_options"] as readonly Source[] | undefined) ?? [];
  const chosen = options.map((option) => ({
    option_id: String(option["attribute_id"]),
    option_value: String(child?.[String(option["attribute_code"])]),
  }));
  const configurable_item_options = child ? chosen : [];
  return {
    sku: child ? product["sku"] : sku,
    qty: 1,
    product_option: { extension_attributes: { custom_options: [], configurable_item_options, bundle_options: [] } },
  };
}

/** Tests a Vue Storefront front end from its first search to the order history, as a guest and as a customer. */
export function vueStorefront(url: string, fixtures: Fixtures): void {
  const { sku, word, address, shipping, paymentCode, storeCode } = fixtures;

  describe.each([
    ["in the header", true],
    ["in the query", false],
  ])("Vue Storefront with its token %s", (_where, isTokenInHeader) => {
    const front = new VueStorefront(url, isTokenInHeader);
    const { cart, users, stock, orders, products, newsletter } = front.configuration;
    const email = `vue-${crypto.randomUUID()}@example.com`;
    const password = `Okulary-${crypto.randomUUID()}`;
    let product: Source = {};

    /** The region's fields, which its theme leaves empty. */
    const region = { region: "", region_id: 0, region_code: "" };
    const details = { ...address, ...region, company: "", email };

    const createCart = async () => {
      const { code, resultCode, result } = await front.task(cart.create_endpoint);
      expect([code, resultCode]).toEqual([200, 200]);
      front.cartId = String(result);
    };
    const put = (change: Source = {}) =>
      front.result(cart.updateitem_endpoint, {
        cartItem: { ...cartItem(product, sku), ...change, quoteId: front.cartId },
      }) as Promise<Source>;
    const pull = async () => (await front.get(cart.pull_endpoint)).result;

    /** The totals of the line that were last told, which the front end keeps in the line. */
    let totals: unknown;

    /** Returns the body of `core/pages/Checkout.js`, which has whole products of its cart, but no key and no time. */
    const order = (userId: string) => ({
      user_id: userId,
      cart_id: front.cartId,
      products: [
        { ...product, ...childOf(product, sku), ...cartItem(product, sku), sku, info: {}, errors: {}, totals },
      ],
      addressInformation: {
        billingAddress: { ...details, vat_id: "" },
        shippingAddress: details,
        shipping_method_code: shipping.methodCode,
        shipping_carrier_code: shipping.carrierCode,
        payment_method_code: paymentCode,
        payment_method_additional: {},
      },
      store_code: storeCode,
      transmited: true,
    });

    /** Goes through the steps of its checkout, including the order. */
    async function checkOut(userId: string) {
      const { street, postcode, city, country_id } = address;
      const methods = await front.result(cart.shippingmethods_endpoint, {
        address: { ...region, country_id, street, postcode, city },
      });
      const fromPlatform = { offline: false, is_server_method: true };
      expect(methods).toContainEqual(
        expect.objectContaining({
          carrier_code: shipping.carrierCode,
          method_code: shipping.methodCode,
          ...fromPlatform,
        }),
      );
      const { firstname, lastname } = address;
      const short = { firstname, lastname, city, postcode, street: [street[0]] };
      const shown = await front.result(cart.shippinginfo_endpoint, {
        addressInformation: {
          shippingAddress: { countryId: country_id, ...short },
          billingAddress: { ...short, countryId: country_id },
          shippingCarrierCode: shipping.carrierCode,
          shippingMethodCode: shipping.methodCode,
        },
      });
      expect(shown).toMatchObject({
        payment_methods: expect.arrayContaining([
          expect.objectContaining({ code: paymentCode, cost: expect.any(Number), ...fromPlatform }),
        ]),
        totals: { total_segments: expect.any(Array), items: [{ item_id: expect.any(Number), qty: 1 }] },
      });
      totals = (shown as { totals: { items: readonly unknown[] } }).totals.items[0];
      return front.task(orders.endpoint, order(userId));
    }

    beforeAll(async () => {
      const body = await bodyOf((query) => listed(query).setSearchText(word));
      const { items } = await front.search("product", { ...body, min_score: 0.02 }, { from: "0", size: "18" });
      product = items.find((item) => item["sku"] === sku || childOf(item, sku)) ?? {};
    });

    test("finds the product by a word, and the categories of the menu", async () => {
      expect(product["sku"]).toBeTruthy();
      const body = await bodyOf((query) =>
        query.applyFilter({ key: "is_active", value: { eq: true } }).applyFilter({ key: "level", value: { eq: 2 } }),
      );
      const all = { from: "0", size: "4000", sort: "position:asc" };
      const { items } = await front.search("category", body, all);
      expect(items[0]).toMatchObject({
        id: expect.any(Number),
        url_path: expect.any(String),
        children_count: expect.any(Number),
      });
      await expect(front.search("category", body, all, "GET")).resolves.toMatchObject({ items });
    });

    test("shows the products of a category with their filters", async () => {
      const categories = (product["category_ids"] as readonly number[] | undefined) ?? [];
      const body = await bodyOf((query) =>
        listed(query)
          .addAvailableFilter({ field: "color", scope: "catalog" })
          .applyFilter({ key: "category_ids", value: { in: [...categories] } }),
      );
      const { items, aggregations } = await front.search("product", body, lists);
      expect(items[0]).toMatchObject({
        sku: expect.any(String),
        name: expect.any(String),
        url_path: expect.any(String),
      });
      expect(Object.keys(aggregations ?? {})).not.toEqual([]);
    });

    test("reads products with the fields of its own platform", () => {
      expect(product).toMatchObject({
        original_final_price: product["final_price"],
        original_special_price: product["special_price"],
        tax: expect.any(Number),
        custom_attributes: expect.arrayContaining([{ attribute_code: "type", value: product["type"] }]),
        errors: {},
        info: {},
      });
    });

    test("searches with the queries of its own index", async () => {
      const must = [{ match_phrase_prefix: { name: { query: word, slop: 2 } } }];
      const filter = [{ term: { "sku.keyword": product["sku"] } }];
      const { items } = await front.search("product", { query: { bool: { must, filter } } }, { from: "0", size: "5" });
      expect(items.map((item) => item["sku"])).toEqual([product["sku"]]);
    });

    test("finds the page of a path, and the picture of a product", async () => {
      await expect(front.map(String(product["url_path"]))).resolves.toMatchObject({
        _type: "product",
        _source: { id: product["id"] },
      });
      const picture = await fetch(front.picture(String(product["image"])));
      expect(picture.headers.get("content-type")).toMatch(/^image\//);
      expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    });

    test("reads stock and prices", async () => {
      await expect(front.get(`${stock.endpoint}/check?sku=${sku}`)).resolves.toMatchObject({ code: 200 });
      const list = await front.get(`${stock.endpoint}/list?skus=${sku}`);
      expect(list).toMatchObject({ code: 200, resultCode: 200 });
      const prices = `${products.endpoint}/render-list?skus=${sku}&currencyCode=${fixtures.currency}&storeId=1`;
      await expect(front.get(prices)).resolves.toMatchObject({ code: 200, result: { items: expect.any(Array) } });
    });

    test("fills, changes and totals a guest's cart", async () => {
      await createCart();
      const line = await put();
      expect(line).toMatchObject({ sku, qty: 1, quote_id: front.cartId });
      await put({ item_id: line["item_id"], qty: 2 });
      await expect(pull()).resolves.toMatchObject([{ sku, qty: 2 }]);
      await put({ item_id: line["item_id"], qty: 1 });
      await expect(front.get(cart.totals_endpoint)).resolves.toMatchObject({
        code: 200,
        result: { items: [{ item_id: line["item_id"] }], total_segments: expect.any(Array) },
      });
      await expect(front.get(cart.paymentmethods_endpoint)).resolves.toMatchObject({ code: 200 });
    });

    test("takes a bundle into the cart with its default parts, or says what it needs", async () => {
      const body = await bodyOf((query) => query.applyFilter({ key: "type_id", value: { eq: "bundle" } }));
      const { items } = await front.search("product", body, { from: "0", size: "1" });
      for (const { sku: set } of items) {
        const cartItem = { sku: set, qty: 1, quoteId: front.cartId };
        const answer = await front.task(cart.updateitem_endpoint, { cartItem });
        if (answer.code !== 200) {
          expect(answer).toMatchObject({ code: 409, result: { code: "PARAMETERS_REQUIRED" } });
          continue;
        }
        expect(answer.result).toMatchObject({ sku: set, product_type: "bundle" });
        const added = answer.result as Readonly<Record<string, unknown>>;
        await front.task(cart.deleteitem_endpoint, {
          cartItem: { sku: set, item_id: added["item_id"], quoteId: front.cartId },
        });
      }
    });

    test("refuses a wrong coupon with a message that can be shown", async () => {
      const refused = await front.task(cart.applycoupon_endpoint.replace("{{coupon}}", "NO-SUCH-CODE"));
      expect(refused.code).toBeGreaterThanOrEqual(400);
      const { result } = refused;
      const message: unknown = typeof result === "object" && result !== null ? Reflect.get(result, "message") : result;
      expect(message).toEqual(expect.any(String));
      await expect(front.task(cart.deletecoupon_endpoint)).resolves.toMatchObject({ code: 200 });
    });

    test("places a guest's order once, and closes the cart", async () => {
      const placed = await checkOut("");
      expect(placed).toMatchObject({ code: 200, result: { backendOrderId: expect.any(String) } });
      await expect(front.task(orders.endpoint, order(""))).resolves.toMatchObject({ code: 200, result: placed.result });
      await expect(front.get(cart.pull_endpoint)).resolves.toMatchObject({ code: 404 });
    });

    test("registers and logs a customer in, with tokens in the answer", async () => {
      const customer = { email, firstname: address.firstname, lastname: address.lastname, storeId: 1 };
      await front.result(users.create_endpoint, { customer, password, conditions: true });
      const login = await front.task(users.login_endpoint, { username: email, password });
      expect(login).toMatchObject({
        code: 200,
        result: expect.any(String),
        meta: { refreshToken: expect.any(String) },
      });
      front.token = String(login.result);
      const { code, result } = await front.get(users.me_endpoint);
      expect(code).toBe(200);
      expect(result).toMatchObject({ email });
      // The front end checks whether these keys exist.
      expect(result).not.toHaveProperty("default_shipping");
      expect(result).not.toHaveProperty("default_billing");
    });

    test("places a customer's order, and shows it in the history", async () => {
      await createCart();
      await put();
      const { result } = await front.get(users.me_endpoint);
      const placed = await checkOut(String((result as Source)["id"]));
      expect(placed.code).toBe(200);
      const history = users.history_endpoint.replace("{{pageSize}}", "20").replace("{{currentPage}}", "1");
      await expect(front.get(history)).resolves.toMatchObject({
        code: 200,
        result: {
          items: [{ increment_id: expect.any(String), discount_tax_compensation_amount: 0, items: [{ sku }] }],
          total_count: 1,
        },
      });
    });

    test("accepts the whole profile with a new name and an address", async () => {
      const { result } = await front.get(users.me_endpoint);
      const { company: _company, email: _email, ...known } = details;
      const customer = {
        ...(result as Source),
        firstname: "Alicja",
        addresses: [{ ...known, default_shipping: true }],
      };
      await expect(front.task(users.me_endpoint, { customer })).resolves.toMatchObject({
        code: 200,
        result: { firstname: "Alicja", addresses: [{ city: address.city }] },
      });
    });

    test("refuses a wrong current password", async () => {
      const body = { currentPassword: "wrong-password", newPassword: "Inne-haslo-do-konta-1" };
      const refused = await front.task(users.changePassword_endpoint, body);
      expect(refused.code).toBeGreaterThanOrEqual(400);
      // The front end shows only this field.
      expect(refused.result).toMatchObject({ errorMessage: expect.any(String) });
    });

    test("returns 401 for an invalid token, and refreshes the login", async () => {
      const login = await front.task(users.login_endpoint, { username: email, password });
      const { refreshToken } = login.meta as { readonly refreshToken: string };
      front.token = "no-such-token";
      await expect(front.get(users.me_endpoint)).resolves.toMatchObject({ code: 401 });
      // The front end refreshes without the refused token.
      front.token = null;
      front.token = String(await front.result(users.refresh_endpoint, { refreshToken }));
      await expect(front.get(users.me_endpoint)).resolves.toMatchObject({ code: 200, result: { email } });
    });

    test("treats the front end as a guest after its own logout", async () => {
      front.token = null;
      await expect(front.get(users.me_endpoint)).resolves.toMatchObject({ code: 401 });
      const own = front.cartId;
      await createCart();
      expect(front.cartId).not.toBe(own);
      await expect(pull()).resolves.toEqual([]);
    });

    test("requests a password link and the newsletter", async () => {
      await expect(front.task(users.resetPassword_endpoint, { email })).resolves.toMatchObject({ code: 200 });
      const forged = { email, newPassword: password, resetToken: "forged" };
      const refused = await front.task(users.createPassword_endpoint, forged);
      expect(refused.code).toBeGreaterThanOrEqual(400);
      await expect(front.task(newsletter.endpoint, { email })).resolves.toMatchObject({ code: 200 });
    });
  });
}
