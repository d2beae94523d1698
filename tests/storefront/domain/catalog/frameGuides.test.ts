import { expect, test } from "vitest";
import { filters } from "#configuration/filters.ts";
import {
  faceLink,
  finishLinks,
  fittingHref,
  type FrameList,
  guideSearch,
  silhouetteLink,
  widthLinks,
} from "#domain/catalog/frameGuides.ts";
import type { FacetCount } from "#domain/catalog/listSearch.ts";

const facet = (code: string, options: readonly FacetCount[]) => ({ code, label: code, options });
const option = (id: string, count = 1): FacetCount => ({ id, label: id.toUpperCase(), count });

const list: FrameList = {
  storePrefix: "/de",
  category: { slug: "brillen" },
  facets: [
    facet("shape", [option("round"), option("panto", 0)]),
    facet("face", [option("oval")]),
    facet("rim", [option("half"), option("rimless")]),
    facet("material", [option("mixed")]),
    facet("width", [option("46"), option("50")]),
    facet("color", [
      { ...option("matt-black"), finish: "black" },
      { ...option("gold"), finish: "gold" },
      { ...option("black"), finish: "black" },
      option("rainbow"),
    ]),
  ],
};

test("counts all values of the guides' facets over the frames, with one frame as the example", () => {
  const { categoryIds, facets, size } = guideSearch([29, 41], filters);
  expect({ categoryIds, size }).toEqual({ categoryIds: [29, 41], size: 1 });
  expect(facets.map(({ code }) => code).toSorted()).toEqual(["color", "face", "material", "rim", "shape", "width"]);
  expect(facets.find(({ code }) => code === "color")).toMatchObject({ size: filters.aggregationSize });
});

test("links a face to the frames that suit it, named as in the filter", () => {
  expect(faceLink(list, "oval")).toEqual({ label: "OVAL", href: "/de/c/brillen?face=oval" });
  expect(faceLink(list, "square")).toBeNull();
});

test.each([
  ["round", "/de/c/brillen?shape=round"],
  ["rimless", "/de/c/brillen?rim=rimless"],
  ["browline", "/de/c/brillen?rim=half&material=mixed"],
] as const)("links %s frames to their list", (silhouette, href) => {
  expect(silhouetteLink(list, silhouette)).toMatchObject({ href });
});

test("does not link shapes without products", () => {
  expect(silhouetteLink(list, "panto")).toBeNull();
  expect(silhouetteLink({ ...list, facets: [facet("rim", [option("half")])] }, "browline")).toBeNull();
});

test("links a finish to all its colours", () => {
  expect(finishLinks(list)).toEqual([
    { finish: "black", material: "acetate", label: "MATT-BLACK", href: "/de/c/brillen?color=matt-black&color=black" },
    { finish: "gold", material: "metal", label: "GOLD", href: "/de/c/brillen?color=gold" },
  ]);
});

test("links the widths that the list has", () => {
  expect(widthLinks(list).map(({ widthClass, href }) => [widthClass, href])).toEqual([
    ["narrow", "/de/c/brillen?width=-49"],
    ["medium", "/de/c/brillen?width=50-53"],
  ]);
});

test("links a temple mark to the frames that fit alike", () => {
  const mark = { lensWidth: 52, bridge: 18, temple: 140 };
  expect(fittingHref(list, mark)).toBe("/de/c/brillen?width=50-54&bridge=16-20&length=135-145");
  expect(fittingHref(list, { ...mark, temple: null })).toBe("/de/c/brillen?width=50-54&bridge=16-20");
});
