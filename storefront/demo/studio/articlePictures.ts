import { master, type Picture } from "./productPictures.ts";
import type { Margins, PlacedThing, SceneView } from "./scene.ts";
import { careLabel, frame, packLabel } from "./stillLife.ts";

interface Article {
  readonly name: string;
  readonly things: readonly PlacedThing[];
  readonly view: Omit<SceneView, "free">;
}

const free: Margins = { left: 0.08, right: 0.08, top: 0.1, bottom: 0.1 };

const articles: readonly Article[] = [
  {
    name: "cleaning-glasses",
    things: [
      { kind: "cloth", color: "sky", turn: 10 },
      frame("MR-LUNA", { at: [4, 12], turn: -16, lifted: 7 }, "folded"),
      { kind: "spray", label: careLabel("SK-SPRAY-30"), at: [92, -52] },
    ],
    view: { turn: 0, height: 24 },
  },
  {
    name: "lens-care",
    things: [
      { kind: "lens-carton", label: packLabel("KR-MIESIAC-PLUS-6"), at: [-30, -24], turn: 22 },
      { kind: "solution", label: careLabel("JZ-UNIWERSAL-100"), at: [62, -26] },
      { kind: "lens-case", color: "plum", at: [16, 50], turn: -14 },
    ],
    view: { turn: 0, height: 20 },
  },
  {
    name: "choosing-frames",
    things: ["HL-NELA", "OK-ROGALA", "TR-KALINA", "MR-LUNA", "HL-KOSOWKA", "OK-OKTA"].map((sku, index) =>
      frame(sku, { at: [index % 2 === 0 ? -80 : 80, (Math.floor(index / 2) - 1) * 78], turn: 0, lean: 74 }, "folded"),
    ),
    view: { turn: 0, height: 82 },
  },
  {
    name: "pupillary-distance",
    things: [{ kind: "bank-card", at: [0, 62], turn: 0 }, frame("MR-ZOJA", { at: [0, 0], turn: 0 })],
    view: { turn: 0, height: 26 },
  },
  {
    name: "hinges",
    things: [frame("HL-TURNIA", { turn: 0 })],
    view: { turn: -128, height: 24, close: { at: [-54, 24, -10], width: 92 } },
  },
  {
    name: "sun-protection",
    things: [
      { kind: "glasses-case", color: "moss", open: 78, at: [-16, -30], turn: 16 },
      frame("BZ-MOLO", { at: [26, 66], turn: -14 }, "folded"),
    ],
    view: { turn: 0, height: 30 },
  },
  {
    name: "first-lenses",
    things: [
      { kind: "blister", label: packLabel("KR-DZIEN-PLUS-30"), cups: 2, open: 1, turn: -20 },
      { kind: "contact-lens", at: [-42, 26] },
    ],
    view: { turn: 0, height: 38 },
  },
  {
    name: "lens-coatings",
    things: [
      { kind: "uncut-lens", at: [-46, -30], turn: 14 },
      { kind: "uncut-lens", at: [34, -44], turn: -12 },
      frame("SZ-RYBITWA", { at: [4, 44], turn: -12 }, "folded"),
    ],
    view: { turn: 0, height: 16 },
  },
  {
    name: "reading-a-prescription",
    things: [
      { kind: "uncut-lens", at: [-34, -40], turn: 8 },
      { kind: "glasses-case", color: "sky", open: 0, at: [58, -40], turn: -14 },
      frame("MR-BRUNO", { at: [-6, 44], turn: 14 }, "folded"),
    ],
    view: { turn: 0, height: 28 },
  },
  {
    name: "daily-or-monthly",
    things: [
      { kind: "lens-carton", label: packLabel("KR-DZIEN-90"), at: [-50, -30], turn: 18 },
      { kind: "lens-carton", label: packLabel("TN-MIESIAC-3"), at: [72, -36], turn: -16 },
      { kind: "blister", label: packLabel("KR-DZIEN-90"), cups: 2, open: 1, at: [-18, 46], turn: -14 },
      { kind: "lens-case", color: "sky", at: [64, 40], turn: 12 },
    ],
    view: { turn: 0, height: 24 },
  },
  {
    name: "progressive-lenses",
    things: [{ kind: "uncut-lens", at: [66, -34], turn: -10 }, frame("OK-OKTA", { at: [-10, 24], turn: -20 })],
    view: { turn: 0, height: 22 },
  },
  {
    name: "fogged-glasses",
    things: [
      { kind: "cloth", color: "plum", at: [-6, 20], turn: -12 },
      frame("TR-KALINA", { at: [-10, 26], turn: 18, lifted: 7 }, "folded"),
      { kind: "spray", label: careLabel("SK-SPRAY-30"), at: [-88, -50] },
    ],
    view: { turn: 0, height: 26 },
  },
  {
    name: "reading-glasses",
    things: [
      { kind: "guide", color: "moss", at: [-4, -14], turn: 10 },
      frame("HL-KOSOWKA", { at: [10, 26], turn: -16, lifted: 4 }),
    ],
    view: { turn: 0, height: 34 },
  },
];

/** The pictures of articles. */
export const articlePictures: readonly Picture[] = articles.map(({ name, things, view }) => ({
  name: `articles/${name}`,
  subject: name,
  shot: { ...master, exposures: 32, scene: { things, view: { ...view, free } } },
}));
