import { configuration } from "#configuration/index.ts";
import { words } from "../words.ts";
import type { LensFamily } from "./family.ts";
import { multifocal, spherical, toric } from "./ranges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const day: LensFamily = {
  sku: "PE-DZIEN",
  brand: "perlica",
  names: words("Perlica Dzień", "Perlica Tag", "Perlica Day"),
  period: "daily",
  mode: "daily",
  substance: { water: 54, isIonic: false, isSilicone: true, permeability: 119, thickness: 0.085 },
  uv: { uva: 91, uvb: 99.3 },
  print: "plum",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.5], diameter: [14.1] }),
      packs: [
        [30, 169],
        [90, 459],
      ],
      about: words(
        "Jej zewnętrzna warstwa to prawie sama woda, dlatego powieka sunie po soczewce jak po łzach.",
        "Außen besteht sie fast nur aus Wasser: Das Lid gleitet über sie wie über Tränen.",
        "Its outer layer is almost pure water, so the eyelid glides over it as it does over tears.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-10, 6], ["low", "medium", "high"], { baseCurve: [8.5], diameter: [14.1] }),
      packs: [[30, 239]],
      about: words(
        "Najwygodniejsza z naszych wieloogniskowych: nawilżona powierzchnia i strefy liczone osobno dla każdej mocy.",
        "Die bequemste unserer Multifokallinsen: eine feuchte Oberfläche, und die Zonen sind für jede Stärke eigens berechnet.",
        "The most comfortable of our multifocals: a moist surface, and zones worked out for each power.",
      ),
    },
  ],
};

const fortnight: LensFamily = {
  sku: "PE-DWA",
  brand: "perlica",
  names: words("Perlica Dwa", "Perlica Zwei", "Perlica Two"),
  period: "two-weekly",
  mode: "flexible",
  substance: { water: 47, isIonic: false, isSilicone: true, permeability: 91, thickness: 0.08 },
  uv: { uva: 90, uvb: 99 },
  print: "sea",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-10, 6], { baseCurve: [8.5], diameter: [14.2] }),
      packs: [
        [6, 129],
        [12, 239],
      ],
      about: words(
        "Miększa niż większość silikonowych: mało ją czuć, a tlenu przepuszcza tyle, że oko wieczorem jest białe.",
        "Weicher als die meisten Silikonlinsen: Man spürt sie kaum, und sie lässt so viel Sauerstoff durch, dass das Auge abends weiß bleibt.",
        "Softer than most silicone lenses: you hardly feel it, and it lets through so much oxygen that the eye is white at night.",
      ),
    },
  ],
};

const month: LensFamily = {
  sku: "PE-MIESIAC",
  brand: "perlica",
  names: words("Perlica Miesiąc", "Perlica Monat", "Perlica Month"),
  period: "monthly",
  mode: "extended",
  substance: { water: 48, isIonic: false, isSilicone: true, permeability: 128, thickness: 0.08 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6], diameter: [14] }),
      packs: [
        [monthlyLensesPerPack, 119],
        [6, 219],
      ],
      about: words(
        "Trwała jak soczewka miesięczna, delikatna jak jednodniowa. Chętnie wybierają ją osoby, którym oczy szybko wysychają.",
        "Haltbar wie eine Monatslinse, sanft wie eine Tageslinse. Beliebt bei allen, deren Augen schnell trocken werden.",
        "It lasts like a monthly lens and is gentle like a daily one. A favourite of people whose eyes dry quickly.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-10, 6], [-2.25, -2.75], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 149],
        [6, 279],
      ],
      about: words(
        "Szeroki wybór mocy i cylindrów: jedna z niewielu, które znajdą się także przy dużej krótkowzroczności.",
        "Eine weite Auswahl an Stärken und Zylindern: eine der wenigen, die es auch für starke Kurzsichtigkeit gibt.",
        "A wide choice of powers and cylinders: one of the few that are made for strong short sight as well.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-8, 6], [1, 1.5, 2, 2.5], { baseCurve: [8.6], diameter: [14] }),
      packs: [[monthlyLensesPerPack, 189]],
      about: words(
        "Czyta się w niej menu przy świecach i tablice na dworcu. Do nowych stref wzrok przywyka przez tydzień, dwa.",
        "Sie liest die Karte bei Kerzenlicht und die Tafel am Bahnhof. An die Zonen gewöhnt sich das Auge in ein bis zwei Wochen.",
        "It reads a menu by candlelight and the board at the station. Your eyes grow used to the zones in a week or two.",
      ),
    },
  ],
};

/** The lenses of Perlica. */
export const perlica = [day, fortnight, month];
