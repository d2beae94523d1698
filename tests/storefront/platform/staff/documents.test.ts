import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { testSettings } from "../support/testParts.ts";
import { staffCall } from "./support.ts";

const around = mkdtempSync(path.join(tmpdir(), "around-"));
afterAll(() => rmSync(around, { recursive: true, force: true }));
const documentFolder = path.join(around, "documents");
mkdirSync(documentFolder);
writeFileSync(path.join(around, "secret.pdf"), "secret");
/** The first entry of every e-book: an archive whose file `mimetype` is not compressed. */
function beginningOfBook(): Buffer {
  const [name, content] = ["mimetype", "application/epub+zip"];
  const header = Buffer.alloc(30);
  header.write("PK\u0003\u0004", "latin1");
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
}

writeFileSync(path.join(documentFolder, "Sehtraining.epub"), beginningOfBook());
writeFileSync(path.join(documentFolder, "book.pdf"), beginningOfBook());
writeFileSync(path.join(documentFolder, "text.pdf"), "Only words.");
writeFileSync(path.join(documentFolder, "empty.pdf"), "");
writeFileSync(path.join(documentFolder, "page.html"), "<p>");
symlinkSync(path.join(around, "secret.pdf"), path.join(documentFolder, "linked.pdf"));
mkdirSync(path.join(documentFolder, "folder.pdf"));

const shop = await openForTests({ settings: { ...testSettings, documentFolder } });
const sku = "DI-ZESZYT-DOPASOWANIE";
const rowWith = (download: string) => ({ product: sku, sku, attributes: { download } });

interface Row {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

async function exported() {
  const { result } = await staffCall(shop, "catalogue");
  return (result as readonly Row[]).find((row) => row.sku === sku);
}

test.each([
  ["../secret.pdf", /^Must be the name of a file/],
  ["/etc/passwd", /^Must be the name of a file/],
  ["page.html", /^Must be the name of a file/],
  ["missing.pdf", /^There is no file missing\.pdf/],
  ["linked.pdf", /^There is no file linked\.pdf/],
  ["folder.pdf", /^There is no file folder\.pdf/],
  ["empty.pdf", /is empty\.$/],
  ["book.pdf", /^The content of the file book\.pdf is of the kind epub\./],
  ["text.pdf", /^The content of the file text\.pdf is of no kind that the shop knows\./],
])("an import refuses a row whose document cannot be sold: %s", async (download, problem) => {
  const { result } = await staffCall(shop, "catalogue", { products: [rowWith(download)] });
  expect(result).toMatchObject({
    taken: 0,
    refused: [{ row: 1, sku, field: "attributes.download", problem: expect.stringMatching(problem) }],
  });
  await expect(exported()).resolves.toMatchObject({ attributes: { download: "fit-your-glasses" } });
});

test("a document of the shop is imported and exported by its name", async () => {
  const { result } = await staffCall(shop, "catalogue", { products: [rowWith("Sehtraining.epub")] });
  expect(result).toMatchObject({ taken: 1, refused: [] });
  const row = await exported();
  expect(row).toMatchObject({ attributes: { download: "Sehtraining.epub" } });
  const again = await staffCall(shop, "catalogue", { products: [row] });
  expect(again.result).toMatchObject({ taken: 1, refused: [] });
});
