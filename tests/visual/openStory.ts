import type { Page } from "playwright";
import type { Picture } from "./pictures.ts";

declare const __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } };

/** What stories before have left with the browser, such as a cart, is not this one's; the files that it keeps are. */
async function forget(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "cookies,local_storage,indexeddb" });
  await session.detach();
}

/** Opens a story as a photographer wants it: played to its end, every font and picture there, nothing moving. */
export async function openStory(
  page: Page,
  origin: string,
  { storyId, globals, screen }: Pick<Picture, "storyId" | "globals" | "screen">,
  more = "",
): Promise<void> {
  await page.setViewportSize(screen);
  await forget(page, origin);
  // Hover and focus of the story before are not this one's.
  await page.mouse.move(0, 0);
  await page.goto(`${origin}/iframe.html?viewMode=story&chromatic=true&id=${storyId}&globals=${globals}${more}`);
  // Whether a story plays in time is for the tests of stories to say.
  const phase = await page.waitForFunction(
    () => {
      if (!("__STORYBOOK_PREVIEW__" in globalThis)) return null;
      const { phase } = __STORYBOOK_PREVIEW__.currentRender ?? {};
      return phase && ["finished", "aborted", "errored"].includes(phase) ? phase : null;
    },
    null,
    { timeout: 120_000 },
  );
  if ((await phase.jsonValue()) !== "finished") {
    throw new Error(`${storyId} did not play to its end: ${await page.locator("#error-message").innerText()}`);
  }
  // A page of the shop brings the parts below its first view when they are all there is left to bring.
  if (storyId.startsWith("pages-")) await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // A missing picture is a state that is photographed too.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
