import type { DrawnFrame } from "../frame.ts";
import { readPupillaryDistance } from "../../optics/pupillaryDistance.ts";
import { bankCard } from "../../optics/screenScale.ts";
import type { FieldProblem } from "../../optics/figures.ts";
import type { Point } from "../curve.ts";
import {
  pixelDistance,
  isPossibleDistance,
  minimumPixels,
  type PhotoScale,
  type PointPair,
  scaleByCard,
  scaleByDistance,
} from "../tryOnPlacement.ts";
import type { Photo } from "./photo.ts";

/** A frame that can be tried on. */
export interface TryOnFrame {
  /** Identifies the frame. */
  readonly id: string;
  /** What distinguishes it from the others, such as its colour. */
  readonly name: string;
  /** The frame to draw. */
  readonly frame: DrawnFrame;
}

/** The steps, in order. */
export const tryOnSteps = ["photo", "pupils", "scale", "frame"] as const;
export type TryOnStep = (typeof tryOnSteps)[number];

/** The state of the dialog. */
export interface TryOnState {
  readonly step: TryOnStep;
  readonly photo: Photo | null;
  readonly pupils: PointPair;
  /** The marks of the bank card; null until they are moved, and placed below the pupils until then. */
  readonly card: PointPair | null;
  /** How the scale is determined. */
  readonly by: "distance" | "card";
  /** The pupillary distance as typed. */
  readonly typed: string;
  /** The offset of the frame from its usual position, in mm. */
  readonly offset: Point;
  /** The id of the chosen frame; null for the first. */
  readonly chosen: string | null;
  /** The state before the shopper started over, for undo; null otherwise. */
  readonly before: TryOnState | null;
}

/** What a shopper can do. */
export type TryOnAction =
  | { readonly type: "photo-taken"; readonly photo: Photo }
  | { readonly type: "step-chosen"; readonly step: TryOnStep }
  | { readonly type: "pupils-marked"; readonly pupils: PointPair }
  | { readonly type: "card-marked"; readonly card: PointPair }
  | { readonly type: "scale-chosen"; readonly by: "distance" | "card" }
  | { readonly type: "distance-typed"; readonly typed: string }
  | { readonly type: "frame-moved"; readonly offset: Point }
  | { readonly type: "frame-chosen"; readonly id: string }
  | { readonly type: "started-over"; readonly typed: string }
  | { readonly type: "start-undone" };

const noPupils: PointPair = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

/** Returns the state without a photograph; `typed` is the known pupillary distance as text. */
export const initialTryOnState = (typed: string): TryOnState => ({
  step: "photo",
  photo: null,
  pupils: noPupils,
  card: null,
  by: "distance",
  typed,
  offset: { x: 0, y: 0 },
  chosen: null,
  before: null,
});

/** Returns where pupils usually are on a portrait. */
function usualPupils({ width, height }: Photo): PointPair {
  const half = Math.min(width, height) * 0.11;
  const y = Math.round(height * 0.42);
  return [
    { x: Math.round(width / 2 - half), y },
    { x: Math.round(width / 2 + half), y },
  ];
}

/** Returns where a card lies that is held below the nose, if the pupillary distance is 62 mm. */
function usualCard([left, right]: PointPair): PointPair {
  const [half, below] = [bankCard.long / 62 / 2, 0.95];
  const [across, down] = [right.x - left.x, right.y - left.y];
  const middle = { x: (left.x + right.x) / 2 - down * below, y: (left.y + right.y) / 2 + across * below };
  return [
    { x: middle.x - across * half, y: middle.y - down * half },
    { x: middle.x + across * half, y: middle.y + down * half },
  ];
}

const clamp = (value: number, minimum: number, maximum: number) => Math.min(maximum, Math.max(minimum, value));

/** Moves points that lie outside a photograph to its border. */
const keepOnPhoto = ([from, to]: PointPair, photo: Photo | null): PointPair => {
  const clampPoint = ({ x, y }: Point) => ({ x: clamp(x, 0, photo?.width ?? 0), y: clamp(y, 0, photo?.height ?? 0) });
  return [clampPoint(from), clampPoint(to)];
};

/** The maximum offset of a frame, in mm: x across, y along the nose. */
export const maxOffset = { x: 10, y: 15 };

/** Returns the marks of the card, or their initial position. */
export const cardOf = ({ card, pupils, photo }: TryOnState): PointPair => card ?? keepOnPhoto(usualCard(pupils), photo);

/** Why the scale is unknown. `one-place`: two marks coincide. `impossible`: no face has such a pupillary distance. */
export type ScaleProblem =
  | FieldProblem
  | { readonly reason: "one-place" }
  | { readonly reason: "impossible"; readonly distance: number };

/** The result of `scaleOf`. */
export type ScaleReading =
  | { readonly ok: true; readonly value: PhotoScale }
  | { readonly ok: false; readonly problem: ScaleProblem };

/** Returns the scale of the photograph from the typed distance or the marked card. */
export function scaleOf(state: TryOnState): ScaleReading {
  const { by, typed, pupils } = state;
  if (by === "card") {
    const value = scaleByCard(pupils, cardOf(state));
    if (!value) return { ok: false, problem: { reason: "one-place" } };
    const distance = value.pupillaryDistance;
    return isPossibleDistance(distance)
      ? { ok: true, value }
      : { ok: false, problem: { reason: "impossible", distance } };
  }
  const reading = readPupillaryDistance({ total: typed });
  if (!reading.ok) return { ok: false, problem: reading.problems.total ?? { reason: "not-a-figure" } };
  const value = scaleByDistance(pupils, reading.value.total);
  return value ? { ok: true, value } : { ok: false, problem: { reason: "one-place" } };
}

/** Returns whether the shopper can go to the next step. */
export function canContinue(state: TryOnState): boolean {
  if (!state.photo) return false;
  if (state.step === "pupils") return pixelDistance(state.pupils) >= minimumPixels;
  return state.step !== "scale" || scaleOf(state).ok;
}

/** Applies an action. Only a new photograph or starting over discards entries, and starting over can be undone. */
export function tryOnReducer(state: TryOnState, action: TryOnAction): TryOnState {
  switch (action.type) {
    case "photo-taken": {
      const { photo } = action;
      return {
        ...state,
        step: "pupils",
        photo,
        pupils: usualPupils(photo),
        card: null,
        offset: { x: 0, y: 0 },
        before: null,
      };
    }
    case "step-chosen":
      return state.photo || action.step === "photo" ? { ...state, step: action.step } : state;
    case "pupils-marked":
      return { ...state, pupils: keepOnPhoto(action.pupils, state.photo) };
    case "card-marked":
      return { ...state, card: keepOnPhoto(action.card, state.photo) };
    case "scale-chosen":
      return { ...state, by: action.by };
    case "distance-typed":
      return { ...state, typed: action.typed };
    case "frame-moved": {
      const { x, y } = action.offset;
      return { ...state, offset: { x: clamp(x, -maxOffset.x, maxOffset.x), y: clamp(y, -maxOffset.y, maxOffset.y) } };
    }
    case "frame-chosen":
      return { ...state, chosen: action.id };
    case "started-over":
      return { ...initialTryOnState(action.typed), before: state };
    case "start-undone":
      return state.before ?? state;
  }
}
