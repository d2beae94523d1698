import type { FaceShapeGuideProps, FrameColorGuideProps } from "@dioptra/ui";
import { type Finish, finishes } from "@dioptra/ui/eyewear";

/** The face shapes with the names of the shop's filter and links to their lists. */
export const faces: FaceShapeGuideProps["faces"] = {
  square: { label: "Kwadratowa", href: "#face-square" },
  round: { label: "Okrągła", href: "#face-round" },
  oval: { label: "Owalna", href: "#face-oval" },
  rectangular: { label: "Podłużna lub romb", href: "#face-rectangular" },
  trapezoid: { label: "Serce", href: "#face-trapezoid" },
  triangular: { label: "Trójkątna", href: "#face-triangular" },
};

export const frames: FaceShapeGuideProps["frames"] = {
  square: { label: "kwadratowe", href: "#square" },
  round: { label: "okrągłe", href: "#round" },
  oval: { label: "owalne", href: "#oval" },
  rectangular: { label: "prostokątne", href: "#rectangular" },
  trapezoid: { label: "trapezowe", href: "#trapezoid" },
  triangular: { label: "trójkątne", href: "#triangular" },
  panto: { label: "panto", href: "#panto" },
  geometric: { label: "geometryczne", href: "#geometric" },
  browline: { label: "z linią brwi", href: "#browline" },
  rimless: { label: "bez ramki" },
};

const finishLabels: Readonly<Record<Finish, string>> = {
  black: "czarny",
  navy: "granatowy",
  bottle: "butelkowa zieleń",
  wine: "wino",
  sky: "błękitny",
  honey: "miodowy",
  havana: "szylkret",
  "grey-havana": "szary szylkret",
  crystal: "przezroczysty",
  "rose-crystal": "różowy kryształ",
  "smoke-gradient": "dymny cieniowany",
  gold: "złoty",
  silver: "srebrny",
  "rose-gold": "różowe złoto",
  gunmetal: "grafitowy metal",
};

const metals: ReadonlySet<Finish> = new Set(["gold", "silver", "rose-gold", "gunmetal"]);

export const guideFinishes: FrameColorGuideProps["finishes"] = finishes.map((finish) => ({
  finish,
  material: metals.has(finish) ? "metal" : "acetate",
  label: finishLabels[finish],
  href: `#${finish}`,
}));
