import type { Page } from "playwright";
import type { Picture } from "./pictures.ts";

declare const __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } };

/** Deletes the data that earlier stories stored, such as a cart, but not the browser's cached files. */
export async function clearStorage(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "cookies,local_storage,indexeddb" });
  await session.detach();
}

/** The time that pages show, because some of their dates follow from today's. */
const timeOfPages = new Date("2026-11-25T10:00:00Z");

/** What stands in for the lower parts of a page until they are loaded. */
const placeholders = '[aria-busy="true"], li[aria-hidden="true"]';

const pagesWithAllNear = new WeakSet<Page>();

/** Lets the lower parts of whole pages load at once. They observe a margin around the visible part of the page. */
async function bringAllNear(page: Page): Promise<void> {
  if (pagesWithAllNear.has(page)) return;
  pagesWithAllNear.add(page);
  await page.addInitScript(() => {
    if (!new URLSearchParams(location.search).get("id")?.startsWith("pages-")) return;
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      readonly #report: ((target: Element) => void) | null;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        this.#report = options?.rootMargin
          ? (target) => callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
          : null;
      }
      override observe(target: Element) {
        if (this.#report) queueMicrotask(() => this.#report?.(target));
        else super.observe(target);
      }
    };
  });
}

/** Waits until the lower parts of a page have been loaded and rendered, also those without a placeholder. */
async function loadLowerParts(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction((selector) => !document.querySelector(selector), placeholders);
  await page.evaluate(async () => {
    // React renders what it has loaded in several tasks; the browser is idle only after them.
    for (let times = 0; times < 3; times++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Whether a story shows a whole page, parts of which are loaded later. */
export const isPage = (storyId: string) => storyId.startsWith("pages-");

/** Opens a story and waits until its play function has ended and all fonts and pictures have loaded. */
export async function openStory(
  page: Page,
  origin: string,
  { storyId, globals, screen }: Pick<Picture, "storyId" | "globals" | "screen">,
  more = "",
): Promise<void> {
  await bringAllNear(page);
  await page.setViewportSize(screen);
  await clearStorage(page, origin);
  await (isPage(storyId) ? page.clock.setFixedTime(timeOfPages) : page.clock.setSystemTime(new Date()));
  // The slides of a page stay still.
  await page.emulateMedia({ reducedMotion: isPage(storyId) ? "reduce" : null });
  // Ends the previous story's hover state.
  await page.mouse.move(0, 0);
  await page.goto(`${origin}/iframe.html?viewMode=story&chromatic=true&id=${storyId}&globals=${globals}${more}`);
  // The generous limit is not an assertion; the stories' own tests check their duration.
  const phase = await page.waitForFunction(
    () => {
      // Without a render, Storybook's own set-up failed, or the story does not exist.
      if (document.body.classList.contains("sb-show-errordisplay")) return "errored";
      if (!("__STORYBOOK_PREVIEW__" in globalThis)) return null;
      const { phase } = __STORYBOOK_PREVIEW__.currentRender ?? {};
      return phase && ["finished", "aborted", "errored"].includes(phase) ? phase : null;
    },
    null,
    { timeout: 120_000 },
  );
  if ((await phase.jsonValue()) !== "finished") {
    throw new Error(`${storyId} failed: ${await page.locator("#error-message").innerText()}`);
  }
  if (isPage(storyId)) await loadLowerParts(page);
  let pictures = await loadPictures(page);
  // The parts of a page come one after another, each with pictures of its own.
  for (let before = -1; isPage(storyId) && pictures !== before;) {
    before = pictures;
    await loadLowerParts(page);
    pictures = await loadPictures(page);
  }
}

/** Loads all pictures and fonts that are on a page now. Returns the number of pictures. */
const loadPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      // Otherwise a picture that is far down may be painted after the screenshot.
      image.decoding = "sync";
    }
    const { length } = document.images;
    // A missing picture is a state of its own.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return length;
  });
