import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { languages } from "#domain/store.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { type CatalogueFile, fileOfRows } from "./catalogueFile.ts";
import { type CatalogueRow, type RefusedRow, rowStores, UnreadableRow } from "./catalogueRow.ts";

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
  ...rowStores.flatMap((store) => [
    `price_${store}`,
    `special_${store}`,
    `special_from_${store}`,
    `special_to_${store}`,
  ]),
  ...["name", "slug", "description"].flatMap((field) => languages.map((language) => `${field}_${language}`)),
  "group_prices",
  "price_history",
  "attributes",
  "variant_attributes",
  "lens_matrix",
  "own_options",
  "gallery",
];

/** Separates several values in one cell. */
const separator = "|";

type Cells = Readonly<Record<string, string>>;

/**
 * Reads a number as `parseNumber` does, or a negative one. Other text is returned as it is and refused when the row is
 * validated.
 */
const numberIn = (text: string): unknown =>
  /^-?\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** Parses the JSON of a cell. Invalid JSON is returned as it is and refused when the row is validated. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns an object without the empty cells, whose fields stay as they are; undefined if all are empty. */
const withoutEmpty = (entries: readonly (readonly [string, unknown])[]) => {
  const filled = entries.filter(([, value]) => value !== undefined && value !== "");
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
};

function priceIn(cells: Cells, store: string) {
  const cell = (name: string) => cells[`${name}_${store}`] || undefined;
  const price = cell("price");
  const special = cell("special");
  if (price === undefined && special === undefined) return undefined;
  return withoutEmpty([
    ["price", price && numberIn(price)],
    [
      "special",
      special &&
        withoutEmpty([
          ["price", numberIn(special)],
          ["from", cell("special_from")],
          ["to", cell("special_to")],
        ]),
    ],
  ]);
}

/** Removes the apostrophe that protects a text from being read as a formula by spreadsheets. */
const unescaped = ([name, text]: readonly [string, string]) => [name, text.replace(/^'(?=[=+\-@])/, "")] as const;

function rowOf(cells: Cells): unknown {
  const wordsIn = (field: string) =>
    withoutEmpty(languages.map((language) => [language, cells[`${field}_${language}`]]));
  const cell = (name: string) => cells[name] || undefined;
  const list = (text: string | undefined) => text?.split(separator).map((each) => each.trim());
  return withoutEmpty([
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
    ["prices", withoutEmpty(rowStores.map((store) => [store, priceIn(cells, store)]))],
    ["groupPrices", cell("group_prices") && jsonIn(cell("group_prices") ?? "")],
    ["priceHistory", cell("price_history") && jsonIn(cell("price_history") ?? "")],
    ["attributes", cell("attributes") && jsonIn(cell("attributes") ?? "")],
    ["variantAttributes", cell("variant_attributes") && jsonIn(cell("variant_attributes") ?? "")],
    ["lensMatrix", cell("lens_matrix") && jsonIn(cell("lens_matrix") ?? "")],
    ["ownOptions", cell("own_options") && jsonIn(cell("own_options") ?? "")],
    ["gallery", list(cell("gallery"))],
  ]);
}

/** Returns the row of a record. A record with more or fewer cells than the header is invalid. */
function recordOf(header: readonly string[], cells: readonly string[]): unknown {
  if (cells.length !== header.length)
    return new UnreadableRow(`The row has ${cells.length} cells, but the header has ${header.length} columns.`);
  return rowOf(Object.fromEntries(header.map((name, index) => unescaped([name, cells[index] ?? ""]))));
}

/**
 * Reads a CSV (UTF-8, commas or semicolons, a header of column names). Refuses a file whose header or syntax is
 * invalid.
 */
export function readCsv(text: string): Result<CatalogueFile, readonly RefusedRow[]> {
  const refusal = (field: string, problem: string) => refuse([{ row: 0, sku: null, field, problem }]);
  const delimiter = (text.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  try {
    const [header = [], ...records]: readonly (readonly string[])[] = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
    });
    const unknown = header.find((name) => !columns.includes(name));
    if (unknown !== undefined) return refusal(unknown, "Unknown column. Remove it, or check its spelling.");
    const duplicate = header.find((name, index) => header.indexOf(name) !== index);
    if (duplicate !== undefined) return refusal(duplicate, "This column occurs twice. Remove one of them.");
    return ok(fileOfRows(records.map((cells) => recordOf(header, cells))));
  } catch (error) {
    return refusal("file", error instanceof Error ? error.message : "Invalid CSV.");
  }
}

const jsonOf = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));

function cellsOf(row: CatalogueRow): Readonly<Record<string, unknown>> {
  const prices = rowStores.flatMap((store) => {
    const storePrice = row.prices?.[store];
    return [
      [`price_${store}`, storePrice?.price],
      [`special_${store}`, storePrice?.special?.price],
      [`special_from_${store}`, storePrice?.special?.from],
      [`special_to_${store}`, storePrice?.special?.to],
    ] as const;
  });
  const texts = (["name", "slug", "description"] as const).flatMap((field) =>
    languages.map((language) => [`${field}_${language}`, row[field]?.[language]] as const),
  );
  return {
    product: row.product,
    sku: row.sku,
    type: row.type,
    status: row.status,
    tax_class: row.taxClass,
    categories: row.categories?.join(separator),
    flags: row.flags?.join(separator),
    created_at: row.createdAt,
    stock: row.stock,
    ...Object.fromEntries([...prices, ...texts]),
    group_prices: jsonOf(row.groupPrices),
    price_history: jsonOf(row.priceHistory),
    attributes: jsonOf(row.attributes),
    variant_attributes: jsonOf(row.variantAttributes),
    lens_matrix: jsonOf(row.lensMatrix),
    own_options: jsonOf(row.ownOptions),
    gallery: row.gallery?.join(separator),
  };
}

/**
 * Writes rows as a CSV that `readCsv` reads. Cells that spreadsheets would read as formulas are protected by an
 * apostrophe.
 */
export const toCsv = (rows: readonly CatalogueRow[]): string =>
  stringify(rows.map(cellsOf), { columns, header: true, bom: true, escape_formulas: true });
