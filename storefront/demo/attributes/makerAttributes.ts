import { type FaceShape, faceShapes } from "@dioptra/ui/eyewear";
import { same, words, type Words } from "../words.ts";
import { brands } from "./brands.ts";
import { brandBlocks } from "./brandBlocks.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const faces: Readonly<Record<FaceShape, Words>> = {
  square: words("Kwadratowa", "Eckig", "Square"),
  round: words("Okrągła", "Rund", "Round"),
  oval: words("Owalna", "Oval", "Oval"),
  rectangular: words("Podłużna lub romb", "Länglich oder rautenförmig", "Oblong or diamond"),
  trapezoid: words("Serce", "Herzförmig", "Heart"),
  triangular: words("Trójkątna", "Dreieckig", "Triangular"),
};

const collections = {
  season: words("Nowy sezon", "Neue Saison", "New season"),
  classics: words("Klasyka", "Klassiker", "Classics"),
  colour: words("Kolor", "Farbe", "Colour"),
  light: words("Lekkość", "Leicht", "Light"),
  everyday: words("Na co dzień", "Alltag", "Everyday"),
} satisfies Readonly<Record<string, Words>>;
export type Collection = keyof typeof collections;

const packagings = {
  "hard-case": words(
    "Twarde etui i ściereczka",
    "Hartschalenetui und Brillenputztuch",
    "Hard case and a cleaning cloth",
  ),
  "folding-case": words(
    "Składane etui i ściereczka",
    "Faltetui und Brillenputztuch",
    "Folding case and a cleaning cloth",
  ),
  pouch: words("Miękkie etui z mikrofibry", "Weiches Etui aus Mikrofaser", "Soft microfibre pouch"),
} satisfies Readonly<Record<string, Words>>;
export type Packaging = keyof typeof packagings;

const makers = Object.entries(brands).filter(([brand]) => brand in brandBlocks);

/** Who makes frames; no such maker exists. */
const manufacturers = makers.map(
  ([brand, { pl }]) => [brand, same(brand === "halny" ? "Dioptra" : `Pracownia ${pl}`)] as const,
);

/** What their makers say of frames. Figures and signs of the trade have no options: they are for whoever orders by them. */
export const makerAttributes: readonly SeedAttribute[] = [
  {
    id: 163,
    code: "face",
    labels: words("Do\u00A0twarzy", "Gesichtsform", "Suits faces"),
    options: faceShapes.map((face) => [face, faces[face]]),
    isComparable: true,
  },
  {
    id: 164,
    code: "collection",
    labels: words("Kolekcja", "Kollektion", "Collection"),
    options: Object.entries(collections),
  },
  {
    id: 165,
    code: "packaging",
    labels: words("W zestawie", "Im Lieferumfang", "Comes with"),
    options: Object.entries(packagings),
  },
  { id: 166, code: "manufacturer", labels: words("Producent", "Hersteller", "Manufacturer"), options: manufacturers },
  {
    id: 167,
    code: "prescription_frames_brand",
    labels: words("Marka oprawek", "Marke der Fassung", "Frame brand"),
    options: makers,
  },
  {
    id: 168,
    code: "sunglasses_brand",
    labels: words("Marka okularów przeciwsłonecznych", "Marke der Sonnenbrille", "Sunglasses brand"),
    options: makers,
  },
  { id: 169, code: "mpn", labels: words("Kod producenta", "Herstellernummer", "Manufacturer's number") },
  { id: 170, code: "fitting_box_id", labels: words("Wirtualna przymiarka", "Virtuelle Anprobe", "Virtual try-on") },
  {
    id: 171,
    code: "description_blocks",
    labels: words("O marce", "Über die Marke", "About the brand"),
    options: Object.entries(brandBlocks),
  },
];
