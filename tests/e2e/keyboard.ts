import { expect, type Locator, type Page } from "./fixtures.ts";

/** What has the focus: whether it is something at all, in view, and marked as having it. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: "nothing", isSeen: false };
    // A field that is drawn by its label, or a link that covers its card, is marked there.
    const label = focused.closest("label");
    const around = [focused, label, focused.parentElement, focused.parentElement?.parentElement];
    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    const isMarked = around.some(
      (element) =>
        element && [undefined, "::before", "::after"].some((part) => hasOutline(getComputedStyle(element, part))),
    );
    // The mark on a slider's thumb is nothing that a script could read.
    const isSlider = focused.getAttribute("type") === "range";
    const { top, bottom, left, right } = (label ?? focused).getBoundingClientRect();
    const middle = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    const isInFront = around.some((element) => element?.contains(middle));
    const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent}`;
    return { name, isSeen: (isMarked || isSlider) && isInFront };
  });

/** Whoever goes by the keyboard alone: the focus is somewhere, and seen, after every key. */
export function keyboardOf(page: Page) {
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    // What a key brings may take a moment to come, and the focus with it.
    await expect.poll(async () => (await focusOn(page)).name, { message: `after ${key}` }).not.toBe("nothing");
  }

  /** Tabs on until the focus is there; on its way it is never out of sight. */
  async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let tabs = 0; tabs < 120; tabs++) {
      await page.keyboard.press(key);
      // Long pages and drawers may be on their way still.
      await expect.poll(async () => await focusOn(page)).toMatchObject({ isSeen: true });
      if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement)))
        return;
    }
    throw new Error(`${key} never reached ${target}.`);
  }

  async function follow(target: Locator): Promise<void> {
    await tabTo(target);
    await press("Enter");
  }

  async function type(target: Locator, text: string): Promise<void> {
    await tabTo(target);
    await page.keyboard.type(text);
  }

  return { press, tabTo, follow, type };
}
