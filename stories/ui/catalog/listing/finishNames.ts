import type { Finish } from "@dioptra/ui/eyewear";

/** The Polish names of all finishes. */
export const finishNames = {
  black: "czarny",
  navy: "granatowy",
  bottle: "butelkowa zieleń",
  wine: "bordowy",
  sky: "błękitny",
  honey: "miodowy",
  havana: "szylkret",
  "grey-havana": "szary szylkret",
  crystal: "przezroczysty",
  "rose-crystal": "różowy przezroczysty",
  "smoke-gradient": "dymny cieniowany",
  gold: "złoty",
  silver: "srebrny",
  "rose-gold": "różowe złoto",
  gunmetal: "grafitowy",
} as const satisfies Record<Finish, string>;
