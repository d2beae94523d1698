import {
  type FaceShape,
  type FrameMaterial,
  type Finish,
  finishes,
  frameShapes,
  type Silhouette,
} from "@dioptra/ui/eyewear";
import type { Category } from "./category.ts";
import { type FacetCount, type FacetCounts, listSearchOf, type ListSearch, type ListSettings } from "./listSearch.ts";
import { type ListAddress, listHref } from "./listAddress.ts";
import { type Range, readRange } from "./facetSetting.ts";

const wholeList: ListAddress = { chosen: {}, sort: null, page: 1, text: null };

/** The facets by which the guides link to lists. */
const guideFacets: ReadonlySet<string> = new Set(["shape", "face", "color", "width", "rim", "material"]);

/**
 * Returns the search that counts the frames of the categories for the guides. It also finds one frame, the example of the
 * guide to sizes.
 */
export const guideSearch = (categoryIds: readonly number[], settings: Omit<ListSettings, "priceRanges">): ListSearch =>
  listSearchOf(
    wholeList,
    { categoryIds, pageSize: 1 },
    {
      ...settings,
      facets: settings.facets.filter(({ code }) => guideFacets.has(code)),
      aggregationSizes: {},
      priceRanges: [],
    },
  );

/** Where the links of the guides lead: the list of frames, and what it has. */
export interface FrameList {
  readonly storePrefix: string;
  readonly category: Pick<Category, "slug" | "plainPath">;
  readonly facets: readonly FacetCounts[];
}

/** An entry of a guide: a name, and the address of its list if that has products. */
export interface GuideLink {
  readonly label: string;
  readonly href?: string;
}

const optionsOf = ({ facets }: FrameList, code: string): readonly FacetCount[] =>
  facets.find((facet) => facet.code === code)?.options.filter(({ count }) => count > 0) ?? [];

/** Returns the address of the list with these filters. */
const hrefOf = ({ storePrefix, category }: Omit<FrameList, "facets">, chosen: ListAddress["chosen"]): string =>
  listHref(storePrefix, category, { ...wholeList, chosen });

/** Returns the link to the frames with an option of a facet, named as in the list's filter; null without products. */
function optionLink(list: FrameList, code: string, id: string): Required<GuideLink> | null {
  const option = optionsOf(list, code).find((each) => each.id === id);
  return option ? { label: option.label, href: hrefOf(list, { [code]: [id] }) } : null;
}

/** Returns the link to the frames that suit a face; null without products. */
export const faceLink = (list: FrameList, face: string): Required<GuideLink> | null => optionLink(list, "face", face);

/** Returns the address of the frames of a category that suit a face. */
export const faceHref = (storePrefix: string, category: FrameList["category"], face: FaceShape): string =>
  hrefOf({ storePrefix, category }, { face: [face] });

/** The silhouettes of frames, in the order in which guides name them. */
export const silhouettes: readonly Silhouette[] = [...frameShapes, "browline", "rimless"];

/** The parts of a browline frame, by the facets that have them. */
const browline = { rim: "half", material: "mixed" } as const;

/** Returns the link to the frames of a silhouette; null without products. */
export function silhouetteLink(list: FrameList, silhouette: Silhouette): Required<GuideLink> | { href: string } | null {
  if (silhouette === "rimless") return optionLink(list, "rim", silhouette);
  if (silhouette !== "browline") return optionLink(list, "shape", silhouette);
  const exists = Object.entries(browline).every(([code, id]) => optionLink(list, code, id) !== null);
  return exists ? { href: hrefOf(list, { rim: [browline.rim], material: [browline.material] }) } : null;
}

const metals: ReadonlySet<Finish> = new Set(["gold", "silver", "rose-gold", "gunmetal"]);

/** A finish that the list has, with the material of its sample. */
export interface FinishLink extends Required<GuideLink> {
  readonly finish: Finish;
  readonly material: FrameMaterial;
}

/** Returns the finishes that the list has. Several colours of one finish, such as two blacks, share a link. */
export function finishLinks(list: FrameList): readonly FinishLink[] {
  const colors = optionsOf(list, "color");
  return finishes.flatMap((finish): readonly FinishLink[] => {
    const matching = colors.filter((color) => color.finish === finish);
    const [first] = matching;
    if (!first) return [];
    const href = hrefOf(list, { color: matching.map(({ id }) => id) });
    return [{ finish, material: metals.has(finish) ? "metal" : "acetate", label: first.label, href }];
  });
}

/** The widths of lenses in three classes: narrow, medium and wide, in mm. */
const lensWidths = { narrow: "-49", medium: "50-53", wide: "54-" } as const;

/** A class of lens widths. */
export type WidthClass = keyof typeof lensWidths;

/** The frames of a class of widths. */
export interface WidthLink {
  readonly widthClass: WidthClass;
  readonly range: Range;
  readonly href: string;
}

/** Returns the classes of lens widths that the list has. */
export function widthLinks(list: FrameList): readonly WidthLink[] {
  const widths = optionsOf(list, "width").map(({ id }) => Number(id));
  return (Object.keys(lensWidths) as WidthClass[]).flatMap((widthClass): readonly WidthLink[] => {
    const range = readRange(lensWidths[widthClass]);
    const hasFrames = range && widths.some((width) => width >= (range.from ?? 0) && width <= (range.to ?? width));
    return hasFrames ? [{ widthClass, range, href: hrefOf(list, { width: [lensWidths[widthClass]] }) }] : [];
  });
}

/** The measures on a temple, in mm; the temple's length may be unknown. */
interface TempleMark {
  readonly lensWidth: number;
  readonly bridge: number;
  readonly temple: number | null;
}

/** Differences that are not felt, or that an optician adjusts, in mm. */
const tolerance = { lensWidth: 2, bridge: 2, temple: 5 } as const;

const around = (length: number, by: number): string => `${Math.floor(length - by)}-${Math.ceil(length + by)}`;

/** Returns the address of the frames that fit like glasses with this temple mark. */
export const fittingHref = (list: FrameList, { lensWidth, bridge, temple }: TempleMark): string =>
  hrefOf(list, {
    width: [around(lensWidth, tolerance.lensWidth)],
    bridge: [around(bridge, tolerance.bridge)],
    ...(temple !== null && { length: [around(temple, tolerance.temple)] }),
  });
