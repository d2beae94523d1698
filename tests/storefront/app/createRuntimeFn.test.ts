import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createRuntimeFn } from "#app/createRuntimeFn.ts";

const button = createRuntimeFn({
  defaultClassName: "button",
  variantClassNames: { tone: { loud: "loud", quiet: "" }, wide: { true: "wide", false: "narrow" } },
  defaultVariants: { tone: "loud" },
});

test.each([
  [undefined, "button loud"],
  [{}, "button loud"],
  [{ tone: undefined }, "button loud"],
  [{ tone: "quiet" }, "button"],
  [{ wide: true }, "button loud wide"],
  [{ wide: false, tone: "quiet" }, "button narrow"],
])("joins the class names of the variants %o", (chosen, names) => expect(button(chosen)).toBe(names));

test("no recipe of the project uses compound variants, which are not supported", () => {
  const styles = globSync("{ui,storefront/app}/**/*.css.ts", { exclude: ["**/node_modules/**"] });
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter((file) => readFileSync(file, "utf8").includes("compoundVariants"))).toEqual([]);
});
