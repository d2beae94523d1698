import { type CompareAttribute, type ComparedProduct, FramePicture } from "@dioptra/ui";
import type { DrawnFrame } from "@dioptra/ui/eyewear";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";
import { finishNames } from "../listing/finishNames.ts";
import { zloty } from "../../money.ts";

export const attributes: readonly CompareAttribute[] = [
  { code: "shape", label: "Kształt" },
  { code: "color", label: "Kolor" },
  { code: "material", label: "Materiał" },
  { code: "totalWidth", label: "Szerokość całkowita", unit: "mm" },
  { code: "lensWidth", label: "Szerokość soczewki", unit: "mm" },
  { code: "lensHeight", label: "Wysokość soczewki", unit: "mm" },
  { code: "bridge", label: "Mostek", unit: "mm" },
  { code: "temple", label: "Zausznik", unit: "mm" },
  { code: "weight", label: "Waga" },
  { code: "warranty", label: "Gwarancja" },
];

const shapes: Readonly<Record<string, string>> = {
  panto: "panto",
  square: "kwadratowe",
  round: "okrągłe",
  geometric: "geometryczne",
};

/** Returns a frame as a product of the comparison. */
export function comparedFrame(
  name: string,
  brand: string,
  frame: DrawnFrame,
  others: Partial<ComparedProduct> = {},
): ComparedProduct {
  const { shape, finish, material, totalWidth, lensWidth, lensHeight, bridge, temple } = frame;
  const wide = pictureOf(frame, "wide");
  return {
    id: name,
    name,
    brand,
    href: `#${name}`,
    picture: <FramePicture src={wide} alt="" crop="wide" />,
    price: { current: zloty(39_900) },
    buying: "at-once",
    frame: { measures: frame, drawing: wide },
    values: {
      shape: shapes[shape] ?? shape,
      color: finishNames[finish],
      material: material === "metal" ? "metal" : "acetat",
      warranty: "24 miesiące",
      totalWidth,
      lensWidth,
      lensHeight,
      bridge,
      temple,
    },
    ...others,
  };
}

export const nela = comparedFrame(
  "Nela",
  "Halny",
  { ...frameOf("panto", "havana"), totalWidth: 134 },
  { price: { current: zloty(27_900), lowestOf30Days: zloty(34_900) } },
);
export const luna = comparedFrame("Luna", "Mirno", frameOf("round", "gold", "full", "metal"));
export const bruno = comparedFrame("Bruno", "Mirno", frameOf("square", "navy"), { buying: "choose" });
export const okta = comparedFrame("Okta", "Okno 27", frameOf("geometric", "bottle"), { buying: "sold-out" });
