import { desktop, expect, expectHealthyPage, phone, test } from "./fixtures.ts";
import { german, openFrame, polish, waitForHydrationOf } from "./shopper.ts";

const journeys = [
  {
    language: polish,
    screen: phone,
    texts: {
      open: "Obróć w 3D",
      stage: /: widok 3D$/,
      turned: (degrees: number) => `Obrót ${degrees}°`,
      again: "Spróbuj ponownie",
      failed: "Nie udało się wczytać widoku 3D.",
    },
  },
  {
    language: german,
    screen: desktop,
    texts: {
      open: "In 3D drehen",
      stage: /: 3D-Ansicht$/,
      turned: (degrees: number) => `Drehung ${degrees}°`,
      again: "Erneut versuchen",
      failed: "Die 3D-Ansicht konnte nicht geladen werden.",
    },
  },
];

/** The scripts of the 3D view and of the worker that builds its model. */
const code = /\/(?:TurnedFrame|modelWorker)-[^/]*\.js$/;
/** Allows for software rendering, which is slow and delays all tests that run at the same time. */
const slowRendering = { timeout: 90_000 };

for (const { language, screen, texts } of journeys) {
  // Software rendering takes half a minute.
  test.describe(`in ${language.name}`, { tag: "@full" }, () => {
    // Avoids the automatic turn, which would slow the test down.
    test.use({ viewport: screen, contextOptions: { reducedMotion: "reduce" } });

    test("a frame can be turned by keyboard, with code that loads on demand", async ({ page }) => {
      test.slow();
      const requests: string[] = [];
      page.on("request", (request) => {
        if (code.test(request.url())) requests.push(request.url());
      });
      await openFrame(page, language);
      const open = page.getByRole("button", { name: texts.open });
      await expect(open).toBeVisible();
      expect(requests).toEqual([]);

      await waitForHydrationOf(open);
      await open.focus();
      await page.keyboard.press("Enter");
      const stage = page.getByRole("application", { name: texts.stage });
      await expect(stage).toBeFocused(slowRendering);
      expect(requests).toHaveLength(2);
      const position = page.getByRole("status").filter({ hasText: texts.turned(30) });
      await expect(position).toBeAttached(slowRendering);
      await page.keyboard.press("Shift+ArrowRight");
      await expect(page.getByRole("status").filter({ hasText: texts.turned(45) })).toBeAttached(slowRendering);
      await expectHealthyPage(page);

      await page.keyboard.press("Escape");
      await expect(stage).toBeHidden();
      await expect(open).toBeFocused();
    });

    test.describe("when the code cannot be loaded", () => {
      test.use({ expectsErrors: true });

      test("the picture stays, and loading can be tried again", async ({ page }) => {
        test.slow();
        await page.route(code, (route) => route.abort());
        await openFrame(page, language);
        const open = page.getByRole("button", { name: texts.open });
        await waitForHydrationOf(open);
        await open.click();
        await expect(page.getByRole("alert").filter({ hasText: texts.failed })).toBeVisible(slowRendering);
        await expectHealthyPage(page);
        await page.unroute(code);
        await page.getByRole("button", { name: texts.again }).click();
        await expect(page.getByRole("application", { name: texts.stage })).toBeFocused(slowRendering);
      });
    });
  });
}
