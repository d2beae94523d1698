import { expect, type Locator, type Page } from "./fixtures.ts";

/** Returns the name of the focused element, and whether its focus indicator can be seen. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: "nothing", isSeen: false };
    // Fields drawn by their label, and links that cover a card, show the indicator on that element.
    const label = focused.closest("label");
    const around = [focused, label, focused.parentElement, focused.parentElement?.parentElement];
    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    const isMarked = around.some(
      (element) =>
        element && [undefined, "::before", "::after"].some((part) => hasOutline(getComputedStyle(element, part))),
    );
    // Scripts cannot read the indicator on a slider's thumb.
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

/** Returns the name of the focused element if its focus indicator cannot be seen; otherwise an empty text. */
async function hiddenFocus(page: Page): Promise<string> {
  const { name, isSeen } = await focusOn(page);
  return isSeen ? "" : name;
}

/** Returns keyboard actions that expect a visible focus after every key. */
export function keyboardOf(page: Page) {
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    // The element that receives the focus may take a moment to appear.
    await expect.poll(async () => (await focusOn(page)).name, { message: `after ${key}` }).not.toBe("nothing");
  }

  /** Presses Tab until the target has the focus, and expects the focus to be visible at every stop. */
  async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let tabs = 0; tabs < 120; tabs++) {
      await page.keyboard.press(key);
      // Long pages and drawers may still be moving.
      await expect.poll(async () => await hiddenFocus(page), { message: "focus that cannot be seen" }).toBe("");
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
