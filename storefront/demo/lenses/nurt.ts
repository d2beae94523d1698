import { configuration } from "#configuration/index.ts";
import { words } from "../words.ts";
import type { LensFamily } from "./family.ts";
import { multifocal, spherical, toric } from "./ranges.ts";

const { monthlyLensesPerPack } = configuration.lenses;

const dawn: LensFamily = {
  sku: "NU-SWIT",
  brand: "nurt",
  names: words("Nurt Świt", "Nurt Morgen", "Nurt Dawn"),
  period: "daily",
  mode: "daily",
  substance: { water: 60, isIonic: true, isSilicone: false, permeability: 28, thickness: 0.09 },
  uv: null,
  print: "rose",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-8, 5], { baseCurve: [8.6], diameter: [14.1] }),
      packs: [
        [30, 79],
        [90, 209],
      ],
      about: words(
        "Soczewka na pierwszy raz: dobrze stoi na palcu, więc łatwo ją założyć, a brzeg z lekkim odcieniem widać w pojemniku.",
        "Eine Linse für den Anfang: Sie steht gut auf dem Finger, lässt sich leicht einsetzen, und ihr getönter Rand ist im Behälter gut zu sehen.",
        "A lens to begin with: it stands well on the fingertip, goes in easily, and its tinted edge is not lost in the case.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-6, 3], [], { baseCurve: [8.6], diameter: [14.4] }),
      packs: [[30, 109]],
      about: words(
        "Prosta i niedroga odpowiedź na niewielki astygmatyzm, bez płynu i bez pojemnika.",
        "Die einfache und günstige Antwort auf eine leichte Hornhautverkrümmung, ohne Pflegemittel und Behälter.",
        "A simple and cheap answer to slight astigmatism, with no solution and no case.",
      ),
    },
  ],
};

const fourteen: LensFamily = {
  sku: "NU-CZTERNASCIE",
  brand: "nurt",
  names: words("Nurt Czternaście", "Nurt Vierzehn", "Nurt Fourteen"),
  period: "two-weekly",
  mode: "daily",
  substance: { water: 58, isIonic: true, isSilicone: false, permeability: 28, thickness: 0.08 },
  uv: { uva: 68, uvb: 95.5 },
  print: "moss",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-9, 6], { baseCurve: [8.7, 8.3], diameter: [14] }),
      packs: [
        [6, 79],
        [12, 145],
      ],
      about: words(
        "Dwutygodniowy klasyk w rozsądnej cenie. Noś go w dzień, na noc odkładaj do świeżego płynu.",
        "Ein Zweiwochen-Klassiker zum vernünftigen Preis. Am Tag tragen, über Nacht in frisches Pflegemittel legen.",
        "A two-weekly classic at a sensible price. Wear it by day, and lay it in fresh solution for the night.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-6, 3], [-2.25], { baseCurve: [8.7], diameter: [14.4] }),
      packs: [[6, 109]],
      about: words(
        "Znacznik na godzinie szóstej podpowiada, czy soczewka stoi prosto. Do noszenia tylko w dzień.",
        "Eine Marke bei sechs Uhr zeigt, ob die Linse gerade steht. Nur für den Tag gedacht.",
        "A mark at six o'clock tells whether the lens stands straight. For daytime wear only.",
      ),
    },
  ],
};

const moon: LensFamily = {
  sku: "NU-KSIEZYC",
  brand: "nurt",
  names: words("Nurt Księżyc", "Nurt Mond", "Nurt Moon"),
  period: "monthly",
  mode: "extended",
  substance: { water: 36, isIonic: false, isSilicone: true, permeability: 99, thickness: 0.08 },
  uv: null,
  print: "slate",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 6], { baseCurve: [8.6, 8.4], diameter: [14] }),
      packs: [
        [1, 39],
        [monthlyLensesPerPack, 99],
        [6, 185],
      ],
      about: words(
        "Dla dyżurów i nocnych pociągów: jeśli okulista się zgodzi, zostaje w oku do sześciu nocy.",
        "Für Dienste und Nachtzüge: Mit Zustimmung des Augenarztes bleibt sie bis zu sechs Nächte im Auge.",
        "For night shifts and sleeper trains: if your eye doctor agrees, it stays in for up to six nights.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-8, 5], ["low", "high"], { baseCurve: [8.6], diameter: [14] }),
      packs: [[monthlyLensesPerPack, 149]],
      about: words(
        "Dwa stopnie addycji wystarczą na początek: niska na pierwsze kłopoty z drukiem, wysoka na resztę.",
        "Zwei Additionsstufen reichen für den Anfang: eine niedrige für das erste Kleingedruckte, eine hohe für alles Weitere.",
        "Two additions are enough to begin with: a low one for the first small print, a high one for the rest.",
      ),
    },
  ],
};

/** The lenses of Nurt. */
export const nurt = [dawn, fourteen, moon];
