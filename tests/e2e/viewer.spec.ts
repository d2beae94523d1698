import { desktop, expect, expectAccessible, phone, test } from "./fixtures.ts";
import { german, openFrame, polish } from "./shopper.ts";

const journeys = [
  {
    language: polish,
    screen: phone,
    said: {
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
    said: {
      open: "In 3D drehen",
      stage: /: 3D-Ansicht$/,
      turned: (degrees: number) => `Drehung ${degrees}°`,
      again: "Erneut versuchen",
      failed: "Die 3D-Ansicht konnte nicht geladen werden.",
    },
  },
];

/** Where a frame is turned, and where its model is made. */
const code = /\/(?:TurnedFrame|modelWorker)-[^/]*\.js$/;
/** The processor draws what a graphics card would draw at once; beside such a journey, all others wait. */
const drawn = { timeout: 90_000 };

for (const { language, screen, said } of journeys) {
  // The same code in both languages; a processor takes half a minute for its picture.
  test.describe(`in ${language.name}`, { tag: screen === phone ? [] : ["@full"] }, () => {
    // A turn that nobody asked for would take the machine's time.
    test.use({ viewport: screen, contextOptions: { reducedMotion: "reduce" } });

    test("a frame is turned by keyboard, with code that comes only then", async ({ page }) => {
      test.slow();
      const asked: string[] = [];
      page.on("request", (request) => {
        if (code.test(request.url())) asked.push(request.url());
      });
      await openFrame(page, language);
      const open = page.getByRole("button", { name: said.open });
      await expect(open).toBeVisible();
      expect(asked).toEqual([]);

      await open.focus();
      await page.keyboard.press("Enter");
      const stage = page.getByRole("application", { name: said.stage });
      await expect(stage).toBeFocused(drawn);
      expect(asked).toHaveLength(2);
      const position = page.getByRole("status").filter({ hasText: said.turned(30) });
      await expect(position).toBeAttached(drawn);
      await page.keyboard.press("Shift+ArrowRight");
      await expect(page.getByRole("status").filter({ hasText: said.turned(45) })).toBeAttached(drawn);
      await expectAccessible(page);

      await page.keyboard.press("Escape");
      await expect(stage).toBeHidden();
      await expect(open).toBeFocused();
    });

    test.describe("without its code", () => {
      test.use({ isDisturbed: true });

      test("the picture stays, and it can be tried again", async ({ page }) => {
        test.slow();
        await page.route(code, (route) => route.abort());
        await openFrame(page, language);
        await page.getByRole("button", { name: said.open }).click();
        await expect(page.getByRole("alert").filter({ hasText: said.failed })).toBeVisible(drawn);
        await expectAccessible(page);
        await page.unroute(code);
        await page.getByRole("button", { name: said.again }).click();
        await expect(page.getByRole("application", { name: said.stage })).toBeFocused(drawn);
      });
    });
  });
}
