import { beforeEach, expect, test, vi } from "vitest";
import { createKeptAnswers } from "#app/state/answers/keptAnswers.ts";
import { loginCookie } from "#domain/cookie.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";

const [view] = storeViews;
if (!view) throw new Error("There is no store view.");
const open = () => createKeptAnswers(view);
const setLogin = (isLoggedIn: boolean) => vi.stubGlobal("document", { cookie: isLoggedIn ? `${loginCookie}=1` : "" });

/** Everything that is stored, with its keys. */
const recordsIn = () => Array.from(databases.values()).flatMap((each) => Array.from(each));

let databases: ReturnType<typeof memoryIndexedDb>["databases"];

beforeEach(() => {
  const memory = memoryIndexedDb();
  ({ databases } = memory);
  vi.stubGlobal("indexedDB", memory.indexedDB);
  setLogin(true);
});

test("keeps what is the same for everybody", async () => {
  await open().write(["product", "HL-NELA"], { name: "Nela" });
  setLogin(false);
  expect(await open().read(["product", "HL-NELA"])).toMatchObject({ data: { name: "Nela" } });
});

test("keeps what belongs to a customer encrypted, and only while they are logged in", async () => {
  const key = ["customer", "loyalty-card", 7];
  await open().write(key, { points: 120 });
  expect(await open().read(key)).toEqual({ data: { points: 120 } });
  expect(JSON.stringify(recordsIn())).not.toContain("points");
  setLogin(false);
  expect(await open().read(key)).toBeNull();
  await open().write(["order", "1001"], { total: 1 });
  setLogin(true);
  expect(await open().read(["order", "1001"])).toBeNull();
});

test.each([[["customer", "prescriptions", 7]], [["vat-check", "PL", "1"]], [["renewal", "secret"]]])(
  "does not keep %j",
  async (key) => {
    await open().write(key, { any: 1 });
    expect(await open().read(key)).toBeNull();
    expect(recordsIn().filter(([id]) => id !== "key")).toEqual([]);
  },
);
