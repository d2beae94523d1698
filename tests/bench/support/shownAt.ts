import type { Page } from "playwright";

/**
 * Returns the page's time when it first shows an element that matches, with exactly this text if one is given. Must be
 * called before the action that shows it.
 */
export const shownAt = (page: Page, selector: string, text: string | null = null): Promise<number> =>
  page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((found) => text === null || found.textContent === text);
        // An element found before one frame is painted is on the screen before the next.
        const check = () => requestAnimationFrame(isThere() ? () => resolve(performance.now()) : check);
        check();
      }),
    { selector, text },
  );
