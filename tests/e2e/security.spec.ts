import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { placeOrder, polish, reviewFrame, waitForHydration } from "./shopper.ts";

/** Records violations of the page's content security policy. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.apply(Reflect.get(window, "reportViolation"), null, [`${effectiveDirective} ${blockedURI} ${sample}`]),
    ),
  );
  return violations;
}

const ownScriptsOnly = /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]+=*')+; style-src 'self'; /;

const policyOf = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  return answer?.headers()["content-security-policy"] ?? "";
};

test("every page has a policy that allows only its own scripts", { tag: "@full" }, async ({ page }) => {
  const violations = await violationsOf(page);
  const paths = [
    "/",
    "/de",
    "/c/okulary-korekcyjne?shape=panto&utm_source=mail",
    "/p/HL-NELA/nela-panto-z-acetatu",
    "/cart",
    "/checkout",
    "/create-password",
  ];
  for (const path of paths) {
    const policy = await policyOf(page, path);
    expect(policy).toMatch(ownScriptsOnly);
    expect(policy).not.toContain("unsafe");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

// In all journeys, the browser would log a violation, and the page would not be healthy.
test("an order and its confirmation cause no violations of the policy", { tag: "@full" }, async ({ page }) => {
  const violations = await violationsOf(page);
  await reviewFrame(page, polish);
  await placeOrder(page, polish);
  const answer = await page.reload();
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe("when the browser logs errors", () => {
  test.use({ expectsErrors: true });

  test("a missing page has a policy as well", { tag: "@full" }, async ({ page }) => {
    const violations = await violationsOf(page);
    expect(await policyOf(page, "/no-such-page")).toMatch(ownScriptsOnly);
    await waitForHydration(page, polish);
    expect(violations).toEqual([]);
  });

  test("an injected script does not run", async ({ page }) => {
    const violations = await violationsOf(page);
    await page.goto("/cart");
    await waitForHydration(page, polish);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror=\"document.title = 'taken over'\">");
    });
    await expect
      .poll(() => violations.map((text) => text.split(" ")[0]).toSorted())
      .toEqual(["script-src-attr", "script-src-elem"]);
    expect(await page.title()).not.toBe("taken over");
  });
});

test(
  "a cached page is identical for the next visitor and is hydrated like a new one",
  { tag: "@full" },
  async ({ page }) => {
    const path = "/c/okulary-korekcyjne";
    const first = await page.goto(`${path}?utm_source=mail`);
    const second = await page.goto(`${path}?utm_source=letter`);
    expect(second?.headers()["etag"]).toBe(first?.headers()["etag"]);
    await waitForHydration(page, polish);
  },
);
