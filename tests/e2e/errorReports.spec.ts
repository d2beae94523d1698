import { errorReportPath } from "#domain/errorReport.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { waitForWholeHydration } from "./shopper.ts";

const isReport = (url: string) => new URL(url).pathname === errorReportPath;

/** Returns the report that follows a deed, after the shop has taken it. */
async function reportAfter(page: Page, deed: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const [answer] = await Promise.all([page.waitForResponse((response) => isReport(response.url())), deed()]);
  expect(answer.status()).toBe(204);
  const headers = await answer.request().allHeaders();
  expect(headers["cookie"]).toBeUndefined();
  return answer.request().postDataJSON() as Readonly<Record<string, unknown>>;
}

/** Throws an error of the shop's code, or leaves a promise rejected with it. */
const fail = (page: Page, message: string, isRejected: boolean) =>
  page.evaluate(
    ([text, rejects]) => {
      const error = new TypeError(text);
      error.stack = `${error.stack ?? ""}\n    at price (${location.origin}/assets/list-C2.js:1:20)`;
      if (rejects) void Promise.reject(error);
      else
        setTimeout(() => {
          throw error;
        });
    },
    [message, isRejected] as const,
  );

describeJourney("on a desktop", ({ language }) => {
  test.use({ expectsErrors: true });

  test("an error of a page is reported to the shop, without cookies and queries", async ({ page }) => {
    await page.goto(`${language.prefix}/?utm_source=mail`);
    await waitForWholeHydration(page);
    const thrown = await reportAfter(page, () => fail(page, "No price for ala@example.pl", false));
    expect(thrown).toMatchObject({
      name: "TypeError",
      message: "No price for …",
      frames: ["assets/list-C2.js:1:20"],
      route: "/",
      build: expect.stringMatching(/^[\w.-]+\.js$/) as unknown,
    });
    expect(JSON.stringify(thrown)).not.toContain("utm_source");
    await expect(reportAfter(page, () => fail(page, "Rejected", true))).resolves.toMatchObject({ message: "Rejected" });
  });

  test("what an error page is shown for is reported with the place in the built files", async ({ page }) => {
    await page.goto(`${language.prefix}/`);
    await waitForWholeHydration(page);
    const link = page.getByRole("main").locator('a[href*="/c/"]').first();
    // In one step, since any part of the page that is rendered meanwhile fails too.
    const breakAndFollow = (anchor: HTMLElement | SVGElement) => {
      // React creates the elements of a page while it renders it.
      const create = document.createElement.bind(document);
      Object.assign(document, {
        createElement: (tag: string) => {
          if (tag === "li") throw new TypeError("No lists");
          return create(tag);
        },
      });
      if (anchor instanceof HTMLElement) anchor.click();
    };
    const report = await reportAfter(page, () => link.evaluate(breakAndFollow));
    expect(report).toMatchObject({ name: "TypeError", message: "No lists" });
    expect((report["frames"] as readonly string[])[0]).toMatch(/^assets\/.+\.js:\d+:\d+$/);
  });
});
