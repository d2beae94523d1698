import type { Finish } from "@dioptra/ui/eyewear";
import type { FrameSize } from "@dioptra/ui/optics";
import { words, type Words } from "../words.ts";

/** Ids that carts and links hold: a colour keeps its own for ever. */
export const colors: Readonly<Record<Finish, { readonly id: number; readonly words: Words }>> = {
  black: { id: 49, words: words("Czarny", "Schwarz", "Black") },
  navy: { id: 50, words: words("Granatowy", "Marineblau", "Navy") },
  bottle: { id: 51, words: words("Butelkowa zieleń", "Flaschengrün", "Bottle green") },
  wine: { id: 52, words: words("Bordowy", "Bordeaux", "Burgundy") },
  sky: { id: 53, words: words("Błękitny", "Himmelblau", "Sky blue") },
  honey: { id: 54, words: words("Miodowy", "Honig", "Honey") },
  havana: { id: 55, words: words("Szylkret", "Havanna", "Tortoise") },
  "grey-havana": { id: 56, words: words("Szary szylkret", "Havanna grau", "Grey tortoise") },
  crystal: { id: 57, words: words("Przezroczysty", "Transparent", "Crystal") },
  "rose-crystal": { id: 58, words: words("Różowy przezroczysty", "Rosé transparent", "Rose crystal") },
  "smoke-gradient": { id: 59, words: words("Dymny cieniowany", "Rauchgrau verlaufend", "Smoke gradient") },
  gold: { id: 60, words: words("Złoty", "Gold", "Gold") },
  silver: { id: 61, words: words("Srebrny", "Silber", "Silver") },
  "rose-gold": { id: 62, words: words("Różowe złoto", "Roségold", "Rose gold") },
  gunmetal: { id: 63, words: words("Grafitowy", "Anthrazit", "Gunmetal") },
};

/** Ids that carts and links hold, by the width of the whole frame. */
export const sizes: Readonly<Record<FrameSize, { readonly id: number; readonly words: Words }>> = {
  narrow: { id: 171, words: words("Wąski", "Schmal", "Narrow") },
  medium: { id: 172, words: words("Średni", "Mittel", "Medium") },
  wide: { id: 173, words: words("Szeroki", "Breit", "Wide") },
};
