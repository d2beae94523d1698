import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { addFieldKey } from "../kernel/keys.ts";
import { readOperatorKey, parseNumber } from "./commandInput.ts";
import { readSentFiles } from "./sentFiles.ts";
import { sign, signatureHeader } from "../kernel/http/staffSignature.ts";

const usage = `Usage: npm run operator -- <command>

Orders
  orders [--status pending]              list the newest orders
  order 000000012                        show an order with its history
  status 000000012 shipped [--comment …] change the status of an order: pending (confirms it for the shopper),
                                         paid, in_production, shipped, completed or canceled
  prescriptions 000000012                show the prescriptions of an order, for the optician, and the answers to own options,
                                         for the workshop
  photo 000000012                        write the photos of its prescriptions, and the files sent for own options such as
                                         a pattern to print, to files in this folder
  release 000000012 --by "Ala Nowak"     release an order whose prescription an optician has checked
  refund 000000012 [--amount 10.50] [--key …]
                                         refund an amount, or all that remains; the same key never refunds twice
  gift-card GIFT-…                       show a gift card: what is left, its last day and its movements
  withdrawals                            list the withdrawals from contracts
  terminations                           list the statements that end subscriptions

Salons
  appointments [--salon okulary-torun]   list the visits from today on, of all salons or of one
  salon-mail okulary-torun torun@example.com | none
                                         set the address that requests for visits to a salon go to; none for the shop's

Reviews
  reviews                                list the reviews that await approval
  approve 17 | refuse 17                 approve or refuse a review

Pages
  remove product MR-BRUNO | article 12 | page about-us
                                         remove a product, an article or a page for good: its address answers 410
  restore product MR-BRUNO | article 12 | page about-us
                                         bring it back

Products and prices
  stock MR-BRUNO-BLACK-53 12             set the stock of a variant
  price MR-BRUNO-BLACK-53 pl 329.00 [--special 299.00 --from 2026-12-01T00:00:00Z --to …]
                                         set the price of a variant in a store view
  group-price MR-BRUNO-BLACK-53 pl wholesale 279.00 | none
                                         set or remove the price for a customer group
  coupon WINTER 10 [--from … --to … --uses 100]
                                         create a coupon of 10 percent
  export catalogue.csv | catalogue.json  export the products; JSON also has attributes, categories, sets and links
  import catalogue.csv | catalogue.json  import products; an empty shop needs the JSON.
    [--encoding windows-1250]            A file is read in UTF-8 unless another encoding is stated

Prescription keys
  new-key                                add a new key to the key file; restart the shop, then run reseal
  reseal                                 encrypt all prescriptions with the new key

Options
  --url http://localhost:3000            the address of the shop
  --key-file data/database/keys.json     the key file that the shop created at its first start,
                                         or a file with only the OPERATOR_KEY`;

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
  salon: { type: "string" },
  encoding: { type: "string", default: "utf-8" },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : usage);
    process.exit(1);
  }
}

const { values: flags, positionals } = readArguments();

interface RequestBody {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** A call that the shop refused, with the status of its answer. */
class RefusedCall extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The shop refused the call (${status}): ${text}`);
    this.status = status;
  }
}

/**
 * Sends a signed call to the shop and returns its answer. Throws an error with the answer if the shop refuses the call.
 */
async function send(method: "GET" | "POST", path: string, sent?: RequestBody): Promise<string> {
  const key = readOperatorKey(flags["key-file"]);
  const target = `/operator/${path}`;
  const body = sent?.body ?? Buffer.from("");
  const signature = sign(key, { method, target, body }, new Date());
  const response = await fetch(new URL(target, flags.url), {
    method,
    headers: { [signatureHeader]: signature, ...(sent && { "content-type": sent.type }) },
    ...(sent && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new RefusedCall(response.status, text);
  return text;
}

const resultOf = (answer: string): unknown => JSON.parse(answer).result;
const typedLines = z.array(z.object({ options: z.array(z.object({ optionId: z.string(), optionValue: z.string() })) }));
const linesOf = (answer: string) => typedLines.parse(resultOf(answer));
const photo = z.object({ type: z.string(), content: z.string() });

/** Returns a file of an order; null if the order has none with this id. */
const readPhoto = async (order: string | undefined, id: string) => {
  try {
    return photo.parse(resultOf(await send("GET", `orders/${order}/photos/${id}`)));
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return null;
    throw error;
  }
};
const json = (value: unknown): RequestBody => ({
  type: "application/json",
  body: Buffer.from(JSON.stringify(value)),
});

/** Reads a number from the command line. Throws an error if the text is not a number. */
function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const typed = parseNumber(text);
  if (typed === null) throw new Error(`"${text}" is not a number. Use digits and at most two decimals, such as 10.50.`);
  return typed;
}

const isCsv = (file: string) => file.endsWith(".csv");

/** Reads the bytes of a file. The shop decodes them, so that no letter is lost on the way. */
function readCatalogue(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`The file ${file} cannot be read.`, { cause });
  }
}

/** The commands by name. Parameters without a default are required. */
const commands: Readonly<Record<string, (...words: string[]) => Promise<unknown>>> = {
  orders: async () => resultOf(await send("GET", `orders${flags.status ? `?status=${flags.status}` : ""}`)),
  order: async (name) => resultOf(await send("GET", `orders/${name}`)),
  status: async (name, status) =>
    resultOf(await send("POST", `orders/${name}/status`, json({ status, comment: flags.comment }))),
  prescriptions: async (name) => resultOf(await send("GET", `orders/${name}/prescriptions`)),
  photo: async (name) => {
    const lines = linesOf(await send("GET", `orders/${name}/prescriptions`));
    const { files, missing } = await readSentFiles(`${name}`, lines, (id) => readPhoto(name, id));
    for (const { file, content } of files) writeFileSync(file, content, { mode: 0o600 });
    if (missing.length > 0) process.exitCode = 1;
    const sentences = [
      ...(files.length > 0 ? [`Written: ${files.map(({ file }) => file).join(", ")}. Delete them after use.`] : []),
      ...(missing.length > 0 ? [`The shop does not have: ${missing.join(", ")}.`] : []),
    ];
    return sentences.join(" ") || "This order has no photos and no files.";
  },
  release: async (name) => resultOf(await send("POST", `orders/${name}/release`, json({ by: flags.by }))),
  refund: async (name) => {
    const key = flags.key ?? randomUUID();
    const body = json({ key, amount: number(flags.amount) });
    console.log(`Key of this refund: ${key}. If the call fails, repeat it with --key to refund only once.`);
    return resultOf(await send("POST", `orders/${name}/refund`, body));
  },
  "gift-card": async (code = "") => resultOf(await send("GET", `gift-cards/${encodeURIComponent(code)}`)),
  withdrawals: async () => resultOf(await send("GET", "withdrawals")),
  terminations: async () => resultOf(await send("GET", "terminations")),
  appointments: async () => {
    const query = flags.salon === undefined ? "" : `?${new URLSearchParams({ salon: flags.salon })}`;
    return resultOf(await send("GET", `appointments${query}`));
  },
  "salon-mail": async (code, email) =>
    resultOf(await send("POST", "salons", json({ code, email: email === "none" ? null : email }))),
  reviews: async () => resultOf(await send("GET", "reviews")),
  approve: async (id) => resultOf(await send("POST", `reviews/${id}`, json({ status: "approved" }))),
  refuse: async (id) => resultOf(await send("POST", `reviews/${id}`, json({ status: "refused" }))),
  remove: async (kind, code) => resultOf(await send("POST", "removed-pages", json({ kind, code, removed: true }))),
  restore: async (kind, code) => resultOf(await send("POST", "removed-pages", json({ kind, code, removed: false }))),
  stock: async (sku, quantity) => resultOf(await send("POST", "stock", json({ sku, quantity: number(quantity) }))),
  price: async (sku, store, price) => {
    const special = flags.special && { price: number(flags.special), from: flags.from, to: flags.to };
    return resultOf(await send("POST", "prices", json({ sku, store, price: number(price), special: special || null })));
  },
  "group-price": async (sku, store, group, price) => {
    const body = { sku, store, group, price: price === "none" ? null : number(price) };
    return resultOf(await send("POST", "group-prices", json(body)));
  },
  coupon: async (code, percent) => {
    const when = { startsAt: flags.from, endsAt: flags.to, maxUses: number(flags.uses) };
    return resultOf(await send("POST", "coupons", json({ code, percent: number(percent), ...when })));
  },
  "new-key": async () =>
    `The id of the new key is ${addFieldKey(flags["key-file"])}. Restart the shop, then run: npm run operator -- reseal`,
  reseal: async () => resultOf(await send("POST", "keys/reseal", json({}))),
  export: async (file = "catalogue.csv") => {
    const answer = await send("GET", `catalogue?format=${isCsv(file) ? "csv" : "whole"}`);
    writeFileSync(file, isCsv(file) ? answer : JSON.stringify(resultOf(answer), null, 2));
    return `The catalogue was written to ${file}.`;
  },
  import: async (file) => {
    const type = `${isCsv(file) ? "text/csv" : "application/json"}; charset=${flags.encoding}`;
    const sent = { type, body: readCatalogue(file) };
    return resultOf(await send("POST", "catalogue", sent));
  },
};

try {
  const [name = "", ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage);
  if (words.length < command.length) throw new Error(`The command "${name}" needs more arguments.\n\n${usage}`);
  const output = await command(...words);
  console.log(typeof output === "string" ? output : JSON.stringify(output, null, 2));
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  console.error(error instanceof Error ? `${error.message}${cause}` : error);
  process.exitCode = 1;
}
