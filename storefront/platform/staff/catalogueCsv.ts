import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { languages } from "#domain/store.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { type CatalogueFile, fileOfRows } from "./catalogueFile.ts";
import { type CatalogueRow, type RefusedRow, UnreadableRow } from "./catalogueRow.ts";

const stores = ["pl", "de"] as const;

const columns = [
  "product",
  "sku",
  "type",
  "status",
  "tax_class",
  "categories",
  "flags",
  "created_at",
  "stock",
  ...stores.flatMap((store) => [`price_${store}`, `special_${store}`, `special_from_${store}`, `special_to_${store}`]),
  ...["name", "slug", "description"].flatMap((field) => languages.map((language) => `${field}_${language}`)),
  "group_prices",
  "price_history",
  "attributes",
  "variant_attributes",
  "lens_matrix",
  "gallery",
];

/** Several values in one cell. */
const joint = "|";

type Cells = Readonly<Record<string, string>>;

/** Reads a number as `typedNumber` does, or a negative one. Other text stays text and is refused later with the column's name. */
const numberIn = (text: string): unknown =>
  /^-?\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : text;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Only what has something in it: an empty cell leaves a thing as it is. */
const filled = (entries: readonly (readonly [string, unknown])[]) => {
  const own = entries.filter(([, value]) => value !== undefined && value !== "");
  return own.length > 0 ? Object.fromEntries(own) : undefined;
};

function priceIn(cells: Cells, store: string) {
  const cell = (name: string) => cells[`${name}_${store}`] || undefined;
  const price = cell("price");
  const special = cell("special");
  if (price === undefined && special === undefined) return undefined;
  return filled([
    ["price", price && numberIn(price)],
    [
      "special",
      special &&
        filled([
          ["price", numberIn(special)],
          ["from", cell("special_from")],
          ["to", cell("special_to")],
        ]),
    ],
  ]);
}

/** What keeps a spreadsheet from taking a text for a formula is taken off again. */
const unescaped = ([name, text]: readonly [string, string]) => [name, text.replace(/^'(?=[=+\-@])/, "")] as const;

function rowOf(cells: Cells): unknown {
  const wordsIn = (field: string) => filled(languages.map((language) => [language, cells[`${field}_${language}`]]));
  const cell = (name: string) => cells[name] || undefined;
  const list = (text: string | undefined) => text?.split(joint).map((each) => each.trim());
  return filled([
    ["product", cell("product")],
    ["sku", cell("sku")],
    ["type", cell("type")],
    ["status", cell("status") && numberIn(cell("status") ?? "")],
    ["taxClass", cell("tax_class")],
    ["categories", list(cell("categories"))],
    ["flags", list(cell("flags"))],
    ["createdAt", cell("created_at")],
    ["stock", cell("stock") && numberIn(cell("stock") ?? "")],
    ["name", wordsIn("name")],
    ["slug", wordsIn("slug")],
    ["description", wordsIn("description")],
    ["prices", filled(stores.map((store) => [store, priceIn(cells, store)]))],
    ["groupPrices", cell("group_prices") && jsonIn(cell("group_prices") ?? "")],
    ["priceHistory", cell("price_history") && jsonIn(cell("price_history") ?? "")],
    ["attributes", cell("attributes") && jsonIn(cell("attributes") ?? "")],
    ["variantAttributes", cell("variant_attributes") && jsonIn(cell("variant_attributes") ?? "")],
    ["lensMatrix", cell("lens_matrix") && jsonIn(cell("lens_matrix") ?? "")],
    ["gallery", list(cell("gallery"))],
  ]);
}

/** Maps a record to the header's names. A record with more or fewer cells is invalid, since cells cannot be assigned. */
function recordOf(head: readonly string[], cells: readonly string[]): unknown {
  if (cells.length !== head.length)
    return new UnreadableRow(`It has ${cells.length} cells under ${head.length} columns.`);
  return rowOf(Object.fromEntries(head.map((name, index) => unescaped([name, cells[index] ?? ""]))));
}

/** The rows of a CSV (UTF-8, commas or semicolons, a head of column names), or what is wrong with the file itself. */
export function readCsv(text: string): Result<CatalogueFile, readonly RefusedRow[]> {
  const refusal = (field: string, problem: string) => refuse([{ row: 0, sku: null, field, problem }]);
  const delimiter = (text.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  try {
    const [head = [], ...records]: readonly (readonly string[])[] = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
    });
    const unknown = head.find((name) => !columns.includes(name));
    if (unknown !== undefined) return refusal(unknown, "There is no such column.");
    const twice = head.find((name, index) => head.indexOf(name) !== index);
    if (twice !== undefined) return refusal(twice, "This column is there twice.");
    return ok(fileOfRows(records.map((cells) => recordOf(head, cells))));
  } catch (error) {
    return refusal("file", error instanceof Error ? error.message : "This is no CSV.");
  }
}

const jsonOf = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));

function cellsOf(row: CatalogueRow): Readonly<Record<string, unknown>> {
  const priced = stores.flatMap((store) => {
    const own = row.prices?.[store];
    return [
      [`price_${store}`, own?.price],
      [`special_${store}`, own?.special?.price],
      [`special_from_${store}`, own?.special?.from],
      [`special_to_${store}`, own?.special?.to],
    ] as const;
  });
  const said = (["name", "slug", "description"] as const).flatMap((field) =>
    languages.map((language) => [`${field}_${language}`, row[field]?.[language]] as const),
  );
  return {
    product: row.product,
    sku: row.sku,
    type: row.type,
    status: row.status,
    tax_class: row.taxClass,
    categories: row.categories?.join(joint),
    flags: row.flags?.join(joint),
    created_at: row.createdAt,
    stock: row.stock,
    ...Object.fromEntries([...priced, ...said]),
    group_prices: jsonOf(row.groupPrices),
    price_history: jsonOf(row.priceHistory),
    attributes: jsonOf(row.attributes),
    variant_attributes: jsonOf(row.variantAttributes),
    lens_matrix: jsonOf(row.lensMatrix),
    gallery: row.gallery?.join(joint),
  };
}

/** Rows as a CSV that `readCsv` reads; a cell that a spreadsheet would take for a formula stays a text. */
export const toCsv = (rows: readonly CatalogueRow[]): string =>
  stringify(rows.map(cellsOf), { columns, header: true, bom: true, escape_formulas: true });
