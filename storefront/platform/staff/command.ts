import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { addFieldKey } from "../kernel/keys.ts";
import { operatorKeyIn, typedNumber } from "./commandInput.ts";
import { sign, signatureHeader } from "../kernel/http/staffSignature.ts";

const usage = `npm run operator -- <command>

  orders [--status pending]              the newest orders
  order 000000012                        one order with its history
  status 000000012 shipped [--comment …] pending (also confirms an order for its shopper), paid, in_production, shipped, completed, canceled
  prescriptions 000000012                what the optician makes
  release 000000012 --by "Ala Nowak"     a prescription that an optician has looked at
  refund 000000012 [--amount 10.50] [--key …]
  withdrawals                            who has withdrawn from a contract
  reviews                                what waits to be looked at
  approve 17 | refuse 17                 a review
  stock MR-BRUNO-BLACK-53 12             what is left of a variant
  price MR-BRUNO-BLACK-53 pl 329.00 [--special 299.00 --from 2026-12-01T00:00:00Z --to …]
  group-price MR-BRUNO-BLACK-53 pl wholesale 279.00 | none
  coupon WINTER 10 [--from … --to … --uses 100]
  new-key                                a new key for prescriptions in the key file; then start the shop again,
  reseal                                 and seal everything with it
  export catalogue.csv | catalogue.json  the products; as JSON with their attributes and categories
  import catalogue.csv | catalogue.json  the same; a shop that is still empty needs the JSON

  --url http://localhost:3000            where the shop is
  --key-file data/database/keys.json     what the shop made at its first start, or a file with OPERATOR_KEY in it`;

/** What the person at the keyboard did not mean. */
class Misunderstood extends Error {}

const options = {
  url: { type: "string", default: "http://localhost:3000" },
  "key-file": { type: "string", default: "data/database/keys.json" },
  status: { type: "string" },
  comment: { type: "string" },
  amount: { type: "string" },
  key: { type: "string" },
  special: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  uses: { type: "string" },
  by: { type: "string" },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : usage);
    process.exit(1);
  }
}

const { values: given, positionals } = readArguments();

interface Sent {
  readonly type: string;
  readonly text: string;
}

/** Sends a signed call to the shop and returns its answer. Throws with its message when it refuses. */
async function ask(method: "GET" | "POST", path: string, sent?: Sent): Promise<string> {
  const key = operatorKeyIn(given["key-file"]);
  const target = `/operator/${path}`;
  const body = Buffer.from(sent?.text ?? "");
  const signature = sign(key, { method, target, body }, new Date());
  const response = await fetch(new URL(target, given.url), {
    method,
    headers: { [signatureHeader]: signature, ...(sent && { "content-type": sent.type }) },
    ...(sent && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Misunderstood(`The shop refused (${response.status}): ${text}`);
  return text;
}

const resultOf = (answer: string): unknown => JSON.parse(answer).result;
const json = (value: unknown): Sent => ({ type: "application/json", text: JSON.stringify(value) });

function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const typed = typedNumber(text);
  if (typed === null) throw new Misunderstood(`${text} is no number.`);
  return typed;
}

const isCsv = (file: string) => file.endsWith(".csv");

const commands: Readonly<Record<string, (...words: readonly string[]) => Promise<unknown>>> = {
  orders: async () => resultOf(await ask("GET", `orders${given.status ? `?status=${given.status}` : ""}`)),
  order: async (name) => resultOf(await ask("GET", `orders/${name}`)),
  status: async (name, status) =>
    resultOf(await ask("POST", `orders/${name}/status`, json({ status, comment: given.comment }))),
  prescriptions: async (name) => resultOf(await ask("GET", `orders/${name}/prescriptions`)),
  release: async (name) => resultOf(await ask("POST", `orders/${name}/release`, json({ by: given.by }))),
  refund: async (name) => {
    const key = given.key ?? randomUUID();
    const wanted = json({ key, amount: number(given.amount) });
    console.log(`Key of this refund, to ask for it again: ${key}`);
    return resultOf(await ask("POST", `orders/${name}/refund`, wanted));
  },
  withdrawals: async () => resultOf(await ask("GET", "withdrawals")),
  reviews: async () => resultOf(await ask("GET", "reviews")),
  approve: async (id) => resultOf(await ask("POST", `reviews/${id}`, json({ status: "approved" }))),
  refuse: async (id) => resultOf(await ask("POST", `reviews/${id}`, json({ status: "refused" }))),
  stock: async (sku, quantity) => resultOf(await ask("POST", "stock", json({ sku, quantity: number(quantity) }))),
  price: async (sku, store, price) => {
    const special = given.special && { price: number(given.special), from: given.from, to: given.to };
    return resultOf(await ask("POST", "prices", json({ sku, store, price: number(price), special: special || null })));
  },
  "group-price": async (sku, store, group, price) => {
    const body = { sku, store, group, price: price === "none" ? null : number(price) };
    return resultOf(await ask("POST", "group-prices", json(body)));
  },
  coupon: async (code, percent) => {
    const when = { startsAt: given.from, endsAt: given.to, maxUses: number(given.uses) };
    return resultOf(await ask("POST", "coupons", json({ code, percent: number(percent), ...when })));
  },
  "new-key": async () => `The new key is ${addFieldKey(given["key-file"])}. Start the shop again, then: reseal`,
  reseal: async () => resultOf(await ask("POST", "keys/reseal", json({}))),
  export: async (file = "catalogue.csv") => {
    const answer = await ask("GET", `catalogue?format=${isCsv(file) ? "csv" : "whole"}`);
    writeFileSync(file, isCsv(file) ? answer : JSON.stringify(resultOf(answer), null, 2));
    return `Written to ${file}.`;
  },
  import: async (file = "") => {
    const sent = { type: isCsv(file) ? "text/csv" : "application/json", text: readFileSync(file, "utf8") };
    return resultOf(await ask("POST", "catalogue", sent));
  },
};

try {
  const [name = "", ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misunderstood(usage);
  const said = await command(...words);
  console.log(typeof said === "string" ? said : JSON.stringify(said, null, 2));
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  console.error(error instanceof Error ? `${error.message}${cause}` : error);
  process.exitCode = 1;
}
