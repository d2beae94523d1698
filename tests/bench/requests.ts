import { desktop, phone } from "./support/browser.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { withBudget, type Table } from "./support/tables.ts";
import { newVisit } from "./support/visit.ts";
import { withShop } from "./support/withShop.ts";

const untilLoad = 28;
const untilSettled = 40;

/** Counts a category page's requests on a first visit, until its load event and until the network is idle. */
export const requests = (): Promise<Table[]> =>
  withShop(async (origin, browser) => {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const [what, device] of Object.entries({ phone, desktop })) {
      const { page, ...visit } = await newVisit(browser, device);
      let loaded = 0;
      page.on("load", () => {
        loaded = visit.requests();
      });
      await visit.open(origin + categoryPath);
      rows[`${what}, until load`] = withBudget(loaded, untilLoad);
      rows[`${what}, settled`] = withBudget(visit.requests(), untilSettled);
      await visit.end();
    }
    return [{ title: "Requests of a category page, first visit", rows }];
  });
