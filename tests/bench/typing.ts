import type { Browser, Page } from "playwright";
import { phone } from "./support/browser.ts";
import { median } from "./support/median.ts";
import { type ProbeEntry, eventThreshold } from "./support/probe.ts";
import { withBudget, type Table } from "./support/tables.ts";
import { newVisit } from "./support/visit.ts";
import { withShop } from "./support/withShop.ts";

/** What a shopper types into the form of a prescription: the right eye first, then the left one. */
const values = [
  ["Prawe oko, sfera", "-2,75"],
  ["Prawe oko, cylinder", "-0,50"],
  ["Prawe oko, oś", "170"],
  ["Oboje oczu, rozstaw źrenic", "63"],
  ["Lewe oko, sfera", "-2,50"],
] as const;

/** Milliseconds between two keys: a quick typist. */
const pace = 150;

interface TypedForm {
  readonly what: string;
  readonly path: string;
  /** Goes from the page to the form, as a shopper does. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The labels of the fields, and what is typed into them. */
  readonly values: readonly (readonly [label: string, text: string])[];
}

const forms: readonly TypedForm[] = [
  {
    what: "values of a prescription, phone",
    path: "/p/HL-NELA/x",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Odrzuć wszystkie" }).click();
      // The notice about the choice covers the link for some seconds.
      await page.getByRole("link", { name: "Wybierz szkła" }).dispatchEvent("click");
      await page.getByRole("radio", { name: "Do dali" }).first().check({ force: true });
      await page.getByRole("button", { name: "Dalej: recepta" }).click();
    },
    values,
  },
  { what: "number of an order, for comparison", path: "/order-tracking", values: [["Numer zamówienia", "000018427"]] },
];

/** Types all values, and returns the duration of each event until the next paint, in milliseconds. */
async function typeOnce(browser: Browser, origin: string, form: TypedForm): Promise<readonly number[]> {
  const visit = await newVisit(browser, phone);
  const { page } = visit;
  await visit.open(origin + form.path);
  await form.prepare?.(page);
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  await field(form.values[0]?.[0] ?? "").waitFor();
  await visit.becomeIdle();
  await visit.slowDown(4);
  const start = await page.evaluate(() => performance.now());
  for (const [label, text] of form.values) {
    await field(label).focus();
    await page.keyboard.type(text, { delay: pace });
  }
  await visit.becomeIdle();
  const events = await page.evaluate(
    (since) => window.probe.events.filter(({ startTime }: ProbeEntry) => startTime >= since),
    start,
  );
  await visit.end();
  return events.map(({ duration }) => duration);
}

/**
 * Measures typing a prescription on a phone at a quarter of the CPU speed: the longest event until the next paint, as INP
 * counts, of each visit. A form of one field shows what typing costs on this machine at least.
 */
export const typing = (repetitions = 5): Promise<Table[]> =>
  withShop(async (origin, browser) => {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const form of forms) {
      const longest: number[] = [];
      for (let done = 0; done < repetitions; done++) {
        longest.push(Math.max(eventThreshold, ...(await typeOnce(browser, origin, form))));
      }
      rows[form.what] = { ...withBudget(median(longest), 200), worst: Math.max(...longest) };
    }
    return [{ title: `Typing at 4 × CPU (ms; medians of ${repetitions} visits, and the worst)`, rows }];
  });
