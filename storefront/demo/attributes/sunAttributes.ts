import { words, type Words } from "../texts/index.ts";
import type { Tint } from "@dioptra/ui/eyewear";
import type { SunLenses } from "../frame.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const tints: Readonly<Record<Tint, Words>> = {
  grey: words("attributes.sun.tints.grey"),
  brown: words("attributes.sun.tints.brown"),
  green: words("attributes.sun.tints.green"),
  "grey-gradient": words("attributes.sun.tints.grey-gradient"),
  "brown-gradient": words("attributes.sun.tints.brown-gradient"),
  "green-gradient": words("attributes.sun.tints.green-gradient"),
  "silver-mirror": words("attributes.sun.tints.silver-mirror"),
  "blue-mirror": words("attributes.sun.tints.blue-mirror"),
  "gold-mirror": words("attributes.sun.tints.gold-mirror"),
};

const uvCategories: Readonly<Record<SunLenses["uvCategory"], Words>> = {
  1: words("attributes.sun.uvCategories.1"),
  2: words("attributes.sun.uvCategories.2"),
  3: words("attributes.sun.uvCategories.3"),
};

/** What sunglasses are told apart by, beyond their frames. */
export const sunAttributes: readonly SeedAttribute[] = [
  {
    id: 160,
    code: "tint",
    labels: words("attributes.sun.tint.labels"),
    options: Object.entries(tints),
    isComparable: true,
  },
  {
    id: 161,
    code: "uv_category",
    labels: words("attributes.sun.uv_category.labels"),
    options: Object.entries(uvCategories),
    isComparable: true,
  },
  {
    id: 162,
    code: "uv_filter",
    labels: words("attributes.sun.uv_filter.labels"),
    options: [["uv-400", words("attributes.sun.uv_filter.options.uv-400")]],
    isComparable: true,
  },
];
