import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "./fixtures.ts";

const assets = fileURLToPath(new URL("../../storefront/dist/client/assets/", import.meta.url));

/** Returns the classes that the style sheets of the build style. */
const styledClasses = (): readonly string[] =>
  readdirSync(assets)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => readFileSync(assets + name, "utf8").match(/(?<=\.)[_a-z][\w-]*/gi) ?? []);

/** Expects every class on the page that the build has styles for to be styled: no part lacks its style sheet. */
export async function expectStyled(page: Page): Promise<void> {
  const styled = [...new Set(styledClasses())];
  const unstyled = () =>
    page.evaluate((classes) => {
      const textOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join();
      const loaded = new Set(
        [...document.styleSheets]
          .map(textOf)
          .join()
          .match(/(?<=\.)[_a-z][\w-]*/gi),
      );
      const isUnstyled = (name: string) => !loaded.has(name) && document.getElementsByClassName(name).length > 0;
      return classes.filter(isUnstyled);
    }, styled);
  await expect.poll(unstyled).toEqual([]);
}
