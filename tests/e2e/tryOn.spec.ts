import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { desktop, expect, expectHealthyPage, type Page, phone, test } from "./fixtures.ts";
import { german, openFrame, polish, waitForHydrationOf } from "./shopper.ts";

const executablePath = chromiumPath();

test.use({
  permissions: ["camera"],
  launchOptions: {
    ...(executablePath && { executablePath }),
    // A fake camera whose picture the browser generates.
    args: [...chromiumArguments, "--use-fake-device-for-media-stream"],
  },
});

/** A drawn portrait with realistic pupils, at 4 pixels per millimetre. */
const portrait = `<svg width="960" height="1200">
  <rect width="960" height="1200" fill="#c9d3d2"/><ellipse cx="480" cy="560" rx="276" ry="372" fill="#e6bc9e"/>
  <circle cx="356" cy="496" r="24" fill="#16130f"/><circle cx="604" cy="496" r="24" fill="#16130f"/></svg>`;

async function drawPortrait(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(portrait);
  const picture = await paper.locator("svg").screenshot();
  await paper.close();
  return picture;
}

const polishWords = {
  open: "Przymierz",
  title: "Przymierz oprawki",
  choose: "Wybierz zdjęcie",
  pupils: "Zaznacz źrenice",
  left: "Źrenica po lewej stronie zdjęcia",
  next: "Dalej",
  distance: "Rozstaw źrenic w mm",
  frame: /^Położenie oprawki: /,
  lower: /^0,5.mm niżej$/,
  save: "Zapisz zdjęcie",
};

test.describe("in Polish", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

  test(
    "a frame can be tried on by keyboard; the code loads on demand, and nothing is sent",
    { tag: "@full" },
    async ({ page }) => {
      const picture = await drawPortrait(page);
      // Must be registered early, or the browser opens its own file chooser.
      const chosen = page.waitForEvent("filechooser");
      const requests: string[] = [];
      await openFrame(page, polish);
      await expect(page.getByRole("button", { name: polishWords.open })).toBeVisible();
      page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
      await waitForHydrationOf(page.getByRole("button", { name: polishWords.open }));
      await page.getByRole("button", { name: polishWords.open }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: polishWords.title });
      await expect(dialog).toBeVisible();
      expect(requests.filter((request) => request.includes("/TryOnDialog-"))).not.toEqual([]);
      await expectHealthyPage(page);

      await dialog.getByRole("button", { name: polishWords.choose }).focus();
      await page.keyboard.press("Enter");
      await (await chosen).setFiles({ name: "portret.png", mimeType: "image/png", buffer: picture });
      await expect(dialog.getByRole("heading", { name: polishWords.pupils })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      const left = dialog.getByRole("slider", { name: polishWords.left });
      await expect(left).toBeFocused();
      const before = Number(await left.getAttribute("aria-valuenow"));
      await page.keyboard.press("Shift+ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(left).toHaveAttribute("aria-valuenow", String(before - 11));
      await expectHealthyPage(page);

      await dialog.getByRole("button", { name: polishWords.next }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByLabel(polishWords.distance).focus();
      await page.keyboard.type("62,5");
      await page.keyboard.press("Enter");
      const frame = dialog.getByRole("slider", { name: polishWords.frame });
      await expect(frame).toBeVisible();
      await frame.focus();
      await page.keyboard.press("ArrowDown");
      await expect(frame).toHaveAttribute("aria-valuetext", polishWords.lower);
      await expectHealthyPage(page);

      await dialog.getByRole("button", { name: polishWords.save }).focus();
      const saved = page.waitForEvent("download");
      await page.keyboard.press("Enter");
      expect((await saved).suggestedFilename()).toBe("szylkret-sredni.png");
      expect(requests.filter((request) => !request.startsWith("GET"))).toEqual([]);

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: polishWords.open })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(frame).toBeVisible();
    },
  );
});

test.describe("in German", { tag: "@full" }, () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

  test("a photograph can be taken with the camera", async ({ page }) => {
    await openFrame(page, german);
    await waitForHydrationOf(page.getByRole("button", { name: "Anprobieren" }));
    await page.getByRole("button", { name: "Anprobieren" }).click();
    await page.getByRole("button", { name: "Kamera verwenden" }).click();
    const live = page.getByLabel("Kamerabild, wie im Spiegel");
    await expect
      .poll(() => live.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)))
      .toBeGreaterThan(0);
    await expectHealthyPage(page);
    await page.getByRole("button", { name: "Foto aufnehmen" }).click();
    await expect(page.getByRole("heading", { name: "Pupillen markieren" })).toBeFocused();
  });
});
