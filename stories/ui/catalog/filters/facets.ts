import type { FilterFacet, FilterOption } from "@dioptra/ui";
import { finishes } from "@dioptra/ui/eyewear";
import { finishNames } from "../listing/finishNames.ts";

const options = (chosen: readonly string[], words: readonly (readonly [string, string, number])[]): FilterOption[] =>
  words.map(([id, label, count]) => ({ id, label, count, isChosen: chosen.includes(id) }));

const shapes = [
  ["panto", "Panto", 41],
  ["round", "Okrągłe", 28],
  ["rectangular", "Prostokątne", 36],
  ["square", "Kwadratowe", 24],
  ["trapezoid", "Trapezowe", 19],
  ["oval", "Owalne", 12],
  ["geometric", "Geometryczne", 9],
  ["triangular", "Pilotki", 0],
] as const;

const faces = [
  ["square", "kwadratowa", 118],
  ["round", "okrągła", 96],
  ["oval", "owalna", 161],
  ["rectangular", "prostokątna", 102],
  ["trapezoid", "trapezowa, serce", 121],
  ["triangular", "trójkątna", 64],
] as const;

/** Returns the filter by face shape, with drawings. */
export const faceFacet = (chosen: readonly string[] = []): FilterFacet => ({
  shows: "face",
  code: "face",
  label: "Kształt twarzy",
  note: "Pokażemy oprawki, które pasują do wybranych twarzy.",
  options: options(chosen, faces),
});

const millimetres = (from: number, counts: readonly number[]) => ({
  bounds: { from, to: from + counts.length - 1 },
  counts: counts.map((count, index) => ({ value: from + index, count })),
});

type Chosen = Readonly<Record<string, readonly string[]>>;

/** Returns the filters of a category of frames with the given choices. */
export const facetsOf = (chosen: Chosen = {}): FilterFacet[] => {
  const chosenOf = (code: string) => chosen[code] ?? [];
  const [width = ""] = chosenOf("width");
  const [from, to] = width.split("-");
  return [
    { shows: "shape", code: "shape", label: "Kształt", options: options(chosenOf("shape"), shapes) },
    {
      shows: "finish",
      code: "color",
      label: "Kolor",
      options: finishes.map((finish, index) => ({
        id: finish,
        label: finishNames[finish],
        count: 52 - 3 * index,
        isChosen: chosenOf("color").includes(finish),
        finish,
      })),
    },
    {
      shows: "millimetres",
      code: "width",
      label: "Szerokość soczewki",
      ...millimetres(44, [2, 3, 6, 14, 22, 31, 40, 36, 33, 24, 12, 8, 5, 3, 1, 2]),
      chosen: width === "" ? null : { from: from ? Number(from) : null, to: to ? Number(to) : null },
    },
    {
      shows: "millimetres",
      code: "bridge",
      label: "Mostek",
      ...millimetres(14, [8, 14, 20, 31, 40, 33, 35, 25, 14, 7, 3]),
      chosen: null,
    },
    {
      shows: "price",
      code: "price",
      ranges: [
        { id: "-100", above: null, labelFrom: null, upTo: 100, count: 0, isChosen: chosenOf("price").includes("-100") },
        {
          id: "100-250",
          above: 100,
          labelFrom: 101,
          upTo: 250,
          count: 38,
          isChosen: chosenOf("price").includes("100-250"),
        },
        {
          id: "250-500",
          above: 250,
          labelFrom: 251,
          upTo: 500,
          count: 121,
          isChosen: chosenOf("price").includes("250-500"),
        },
        { id: "500-", above: 500, labelFrom: 501, upTo: null, count: 19, isChosen: chosenOf("price").includes("500-") },
      ],
    },
    {
      shows: "words",
      code: "brand",
      label: "Marka",
      options: options(chosenOf("brand"), [
        ["halny", "Halny", 52],
        ["mirno", "Mirno", 48],
        ["okno-27", "Okno 27", 44],
        ["tarnina", "Tarnina", 40],
      ]),
    },
  ];
};
