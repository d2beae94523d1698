import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newEmail } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { pdf, sendPhoto } from "../support/photos.ts";
import { options } from "../support/prescriptions.ts";
import { staffCall } from "../staff/support.ts";
import { newCart, orderFor, putIn, visitor } from "../support/shopping.ts";

const platform = await openForTests();

const sku = "SK-ETUI-GRAWER";
const [lining, engraving, pattern] = ["1", "2", "3"] as const;
const [suede, leather] = ["11", "13"] as const;

const put = (cartId: string, answers: Readonly<Record<string, string>>, more = {}) =>
  putIn(platform, cartId, { sku, qty: 1, ...options(answers), ...more });

const fieldOf = (id: string) => `cartItem.product_option.custom_options.${id}`;

describe("a product with options of its own", () => {
  test("costs what its answers add, and names them", async () => {
    const cartId = await newCart(platform);
    const plain = await put(cartId, { [lining]: suede });
    expect(plain.json.result).toMatchObject({
      price_incl_tax: 59,
      options: [{ label: "Wnętrze", value: "Szary zamsz" }],
    });
    const photo = await sendPhoto(platform, pdf(Buffer.from("pattern")));
    const full = await put(cartId, { [lining]: leather, [engraving]: "Dla Oli", [pattern]: photo });
    expect(full.json.result).toMatchObject({
      price_incl_tax: 124.7,
      options: [
        { label: "Wnętrze", value: "Skóra" },
        { label: "Grawer", value: "Dla Oli" },
        { label: "Własny wzór na wieczku", value: "przesłany plik" },
      ],
      product_option: { extension_attributes: { custom_options: [{}, { option_value: "Dla Oli" }, {}] } },
    });
    const { json } = await platform.get(`cart/totals?cartId=${cartId}`);
    const totals = endpoints.cartTotals.result("PLN").parse(json.result);
    expect(totals.lines.map(({ rowTotal }) => rowTotal.minor)).toEqual([59_00, 124_70]);
  });

  test.each([
    ["without a required answer", {}, [{ field: fieldOf(lining), problem: "required" }]],
    [
      "with a text that is too long",
      { [lining]: suede, [engraving]: "x".repeat(25) },
      [{ field: fieldOf(engraving), problem: "too-long" }],
    ],
    [
      "with an option that it does not have",
      { [lining]: suede, 9: "x" },
      [{ field: fieldOf("9"), problem: "unknown" }],
    ],
    [
      "with a file that the shop does not have",
      { [lining]: suede, [pattern]: crypto.randomUUID() },
      [{ field: fieldOf(pattern), problem: "unknown" }],
    ],
  ])("is refused %s", async (_what, answers, fields) => {
    const { status, json } = await put(await newCart(platform), answers);
    expect({ status, result: json.result }).toMatchObject({
      status: 409,
      result: { code: "PARAMETERS_REQUIRED", fields },
    });
  });

  test("is changed in its place", async () => {
    const cartId = await newCart(platform);
    const { json } = await put(cartId, { [lining]: suede });
    const { itemId: item_id } = endpoints.cartUpdate.result("PLN").parse(json.result);
    await put(cartId, { [lining]: suede, [engraving]: "Ala" }, { item_id });
    const { json: pulled } = await platform.get(`cart/pull?cartId=${cartId}`);
    expect(pulled.result).toMatchObject([{ item_id, price_incl_tax: 78 }]);
  });

  test("is ordered at that price, named in the mail, and keeps its file", async () => {
    const cartId = await newCart(platform);
    const file = await sendPhoto(platform, pdf(Buffer.from("pattern")));
    await put(cartId, { [lining]: suede, [engraving]: "Dla Oli", [pattern]: file });
    const email = newEmail();
    const order = orderFor(
      cartId,
      { sku, minor: 107_00 },
      { customer: { firstName: "Ala", lastName: "Nowak", email } },
    );
    const { json } = await platform.post("order/create", order, visitor);
    const placed = endpoints.orderCreate.result("PLN").parse(json.result);
    await platform.runJobs();
    const [mail] = await platform.mailsTo(email);
    expect(mail?.text).toContain("Grawer: Dla Oli");
    const { rows } = await platform.connection.query("select order_id from prescription_photos where photo_id = $1", [
      file,
    ]);
    expect(rows).toEqual([{ order_id: Number(placed.id) }]);
    const forWorkshop = await staffCall(platform, `orders/${placed.number}/prescriptions`);
    expect(forWorkshop).toMatchObject({
      result: [{ sku, options: [{}, { optionValue: "Dla Oli" }, { optionId: pattern, optionValue: file }] }],
    });
    const sent = await staffCall(platform, `orders/${placed.number}/photos/${file}`);
    expect(sent).toMatchObject({ result: { type: "application/pdf" } });
  });
});
