import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { operator as runOperator } from "../support/operator.ts";
import { type Shop, startShop } from "../support/shop.ts";

const sku = "MR-BRUNO-BLACK-53";

let shop: Shop;
let files: string;
beforeAll(async () => {
  shop = await startShop();
  files = mkdtempSync(path.join(tmpdir(), "dioptra-operator-"));
  return async () => {
    await shop.remove();
    rmSync(files, { recursive: true, force: true });
  };
});

const keyFile = () => path.join(shop.folder, "keys.json");

const operator = (...words: readonly string[]) => runOperator(shop, ...words);

test("the key file of the first start is readable only by its user", () => {
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
});

test("changes the stock, and lists orders", async () => {
  await operator("stock", sku, "7");
  const answer = await fetch(`${shop.origin}/api/stock/check?sku=${sku}`);
  await expect(answer.json()).resolves.toMatchObject({ result: { qty: 7 } });
  await expect(operator("orders")).resolves.toBe("[]\n");
});

test("exports and imports a catalogue file", async () => {
  const file = path.join(files, "catalogue.csv");
  await operator("export", file);
  const [header, ...rows] = readFileSync(file, "utf8").split("\n");
  const bruno = rows.find((row) => row.includes(sku)) ?? "";
  writeFileSync(file, [header, bruno.replace(",7,", ",8,")].join("\n"));
  const report = JSON.parse(await operator("import", file));
  expect(report).toMatchObject({ rows: 1, taken: 1, added: 0, refused: [] });
  const answer = await fetch(`${shop.origin}/api/stock/check?sku=${sku}`);
  await expect(answer.json()).resolves.toMatchObject({ result: { qty: 8 } });
});

test.each([
  [["dance"], /npm run operator -- <command>/],
  [["order", "000999999"], /The shop refused the call \(404\)/],
  [["stock", sku, "many"], /"many" is not a number/],
  [["stock", sku, "-1"], /^(?!.*at readArguments)/s],
  [["refund", "000000001", "--amount", "1.0.5"], /"1\.0\.5" is not a number/],
  [["import", "no-such-file.csv"], /no-such-file/],
])("explains why %j fails", async (words, message) => {
  await expect(operator(...words)).rejects.toThrow(message);
});

test("adds a new key for prescriptions in front of the old one", async () => {
  const before = JSON.parse(readFileSync(keyFile(), "utf8"));
  await operator("new-key");
  const after = JSON.parse(readFileSync(keyFile(), "utf8"));
  expect(after.fieldKeys).toHaveLength(2);
  expect(after.fieldKeys[1]).toEqual(before.fieldKeys[0]);
  expect(after.operatorKey).toBe(before.operatorKey);
  await expect(operator("reseal")).resolves.toContain('"resealed": 0');
});
