import { beforeEach, expect, test, vi } from "vitest";
import { type Answers, noAnswers } from "#app/features/prescription/answers.ts";
import type { ConfiguredFrame } from "#app/features/prescription/glasses.ts";
import { answersEntry, frameNames, lineNames, loadAnswers } from "#app/features/prescription/storedAnswers.ts";
import { createVault, type Vault } from "#app/state/createVault.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";

vi.mock("@dioptra/ui", () => import("../../support/pureUi.ts"));

let isFull = false;
let databases: ReturnType<typeof memoryIndexedDb>["databases"];
let vault: Vault;

beforeEach(() => {
  isFull = false;
  const memory = memoryIndexedDb({ isFull: () => isFull });
  ({ databases } = memory);
  vi.stubGlobal("indexedDB", memory.indexedDB);
  vault = createVault("dioptra-prescriptions-pl");
});

const variants = ["HL-NELA-48", "HL-NELA-51"].map((sku) => ({ sku }));
const [small = null, large = null] = variants;
const namesOf = (variant: { readonly sku: string } | null, sku = "HL-NELA-48") =>
  frameNames({ product: { parentSku: "HL-NELA", sku, variants }, variant } as unknown as ConfiguredFrame);

const answersFor = (use: Answers["use"]): Answers => ({ ...noAnswers, use, hasConsent: true });
const store = (name: string, answers: Answers) => vault.save(answersEntry(name), 1, answers);
const storedNames = () =>
  [...(databases.get("dioptra-prescriptions-pl")?.keys() ?? [])].filter((name) => String(name).startsWith("answers:"));

test("another size of a frame goes on with the answers", async () => {
  await store(namesOf(large).name, answersFor("progressive"));
  expect(await loadAnswers(vault, namesOf(small))).toEqual(answersFor("progressive"));
  expect(await loadAnswers(vault, namesOf(null))).toEqual(answersFor("progressive"));
});

test("other frames and lines of the cart have answers of their own", async () => {
  await store(namesOf(large).name, answersFor("near"));
  await store(lineNames(7).name, answersFor("screen"));
  expect(await loadAnswers(vault, lineNames(7))).toEqual(answersFor("screen"));
  expect(await loadAnswers(vault, lineNames(8))).toBeNull();
  expect(await loadAnswers(vault, { name: "HL-OPAR", formerNames: [] })).toBeNull();
});

test("takes over what each size had stored for itself, that of the shown one first", async () => {
  await store("HL-NELA-48", answersFor("near"));
  await store("HL-NELA-51", answersFor("distance"));
  expect(await loadAnswers(vault, namesOf(large))).toEqual(answersFor("distance"));
  expect(storedNames()).toEqual(["answers:HL-NELA"]);
  expect(await loadAnswers(vault, namesOf(small))).toEqual(answersFor("distance"));
});

test("removes what a size had stored for itself once there are newer answers", async () => {
  await store("HL-NELA", answersFor("near"));
  await store("HL-NELA-51", answersFor("distance"));
  expect(await loadAnswers(vault, namesOf(large))).toEqual(answersFor("near"));
  expect(storedNames()).toEqual(["answers:HL-NELA"]);
});

test("keeps what it cannot move", async () => {
  await store("HL-NELA-51", answersFor("distance"));
  isFull = true;
  expect(await loadAnswers(vault, namesOf(large))).toEqual(answersFor("distance"));
  expect(storedNames()).toEqual(["answers:HL-NELA-51"]);
});

test("a frame without variants keeps its only name", () => {
  const product = { parentSku: "HL-NELA", sku: "HL-NELA", variants: [] };
  expect(frameNames({ product, variant: null } as unknown as ConfiguredFrame)).toEqual({
    name: "HL-NELA",
    formerNames: [],
  });
});
