import type { Page } from "playwright";

/**
 * When the page first shows something that matches, with exactly this text if one is given, on its own clock; to be
 * asked before it is brought about.
 */
export const shownAt = (page: Page, selector: string, text: string | null = null): Promise<number> =>
  page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(selector)].some((found) => text === null || found.textContent === text);
        // Found before one picture is painted, it is on the screen before the next.
        const look = () => requestAnimationFrame(isThere() ? () => resolve(performance.now()) : look);
        look();
      }),
    { selector, text },
  );
