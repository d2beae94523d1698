import { makeDownload } from "#app/download/makeDownload.ts";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const address = "/media/downloads/de/000000012/7";
const cookie = `__Host-dioptra-visitor=${"A".repeat(22)}`;

const shopAnswering = (status: number, result: unknown, documentFolder: string | null = null) => {
  const asked: string[] = [];
  const provider = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search} ${request.headers.get("x-dioptra-visitor")}`);
    return Response.json({ code: status, result }, { status });
  };
  return { shop: testShop({ provider, makeDownload, documentFolder }), asked };
};

/** Creates a folder that is removed after the test. */
function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("opens a paid document on behalf of the visitor, in the store's language, kept nowhere on its way", async () => {
  const { shop, asked } = shopAnswering(200, { document: "fit-your-glasses" });
  const answer = await shop.get(address, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Dioptra-Brille-anpassen.pdf"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(new TextDecoder().decode((await answer.bytes()).subarray(0, 5))).toBe("%PDF-");
  expect(asked).toEqual([`/api/order/download?item_id=7&order_id=000000012 ${"A".repeat(22)}`]);
});

test.each([
  [409, "DOWNLOAD_UNPAID", 409, "Diese Datei steht bereit, sobald die Bestellung bezahlt ist."],
  [409, "DOWNLOAD_ENDED", 409, "Diese Bestellung wurde storniert oder erstattet"],
  [404, "ENOTFOUND", 404, "Diese Datei können wir Ihnen hier nicht zeigen."],
])("says why a document is not opened: %i %s", async (refused, code, status, sentence) => {
  const { shop } = shopAnswering(refused, { code, message: "No." });
  const answer = await shop.get(address, { cookie });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
  const page = await answer.text();
  expect(page).toContain(sentence);
  expect(page).toContain('href="/de/order-tracking"');
});

test("other paths are not found, without asking anybody", async () => {
  const { shop, asked } = shopAnswering(200, { document: "fit-your-glasses" });
  expect((await shop.get("/media/downloads/de/7.pdf", { cookie })).status).toBe(404);
  expect(asked).toEqual([]);
});

test("opens a file of the shop with its own type and name", async () => {
  const folder = temporaryFolder("documents-");
  writeFileSync(path.join(folder, "Sehtraining.epub"), "a book");
  const { shop } = shopAnswering(200, { document: "Sehtraining.epub" }, folder);
  const answer = await shop.get(address, { cookie });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/epub+zip",
    "content-disposition": 'attachment; filename="Sehtraining.epub"',
    "content-length": "6",
    "cache-control": "private, no-store",
  });
  await expect(answer.text()).resolves.toBe("a book");
});

test.each(["missing.pdf", "../secret.pdf", "secret.pdf", ".pdf", "folder.pdf"])(
  "opens no file outside of the folder of documents: %s",
  async (document) => {
    const around = temporaryFolder("around-");
    const folder = mkdtempSync(path.join(around, "documents-"));
    writeFileSync(path.join(around, "secret.pdf"), "secret");
    symlinkSync(path.join(around, "secret.pdf"), path.join(folder, "secret.pdf"));
    mkdirSync(path.join(folder, "folder.pdf"));
    const { shop } = shopAnswering(200, { document }, folder);
    const answer = await shop.get(address, { cookie });
    expect(answer.status).toBe(404);
    await expect(answer.text()).resolves.toContain("Diese Datei können wir Ihnen hier nicht zeigen.");
  },
);
