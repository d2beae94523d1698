import type { DrawnFrame } from "../frame.ts";
import { readPupillaryDistance } from "../../optics/pupillaryDistance.ts";
import type { FieldProblem } from "../../optics/figures.ts";
import type { Point } from "../curve.ts";
import {
  apart,
  isPossibleDistance,
  type PhotoScale,
  type PointPair,
  scaleByCard,
  scaleByDistance,
} from "../tryOnPlacement.ts";
import type { Photo } from "./photo.ts";

/** A frame that is tried on. */
export interface TriedFrame {
  readonly id: string;
  /** What tells it from the others, such as its colour. */
  readonly name: string;
  readonly frame: DrawnFrame;
}

export const tryOnSteps = ["photo", "pupils", "scale", "frame"] as const;
export type TryOnStep = (typeof tryOnSteps)[number];

/** Everything that a shopper has done so far. */
export interface TryOnState {
  readonly step: TryOnStep;
  readonly photo: Photo | null;
  readonly pupils: PointPair;
  /** Null before its marks were moved: they follow the pupils until then. */
  readonly card: PointPair | null;
  readonly by: "distance" | "card";
  /** The distance of the pupils, as it was typed. */
  readonly typed: string;
  /** How far the frame was pushed from where it usually sits, in mm. */
  readonly moved: Point;
  /** Of a frame; null for the first. */
  readonly chosen: string | null;
  /** The state before the shopper started over. */
  readonly before: TryOnState | null;
}

export type TryOnAction =
  | { readonly type: "photo-taken"; readonly photo: Photo }
  | { readonly type: "step-chosen"; readonly step: TryOnStep }
  | { readonly type: "pupils-marked"; readonly pupils: PointPair }
  | { readonly type: "card-marked"; readonly card: PointPair }
  | { readonly type: "scale-chosen"; readonly by: "distance" | "card" }
  | { readonly type: "distance-typed"; readonly typed: string }
  | { readonly type: "frame-moved"; readonly moved: Point }
  | { readonly type: "frame-chosen"; readonly id: string }
  | { readonly type: "started-over"; readonly typed: string }
  | { readonly type: "start-undone" };

const nowhere: PointPair = [
  { x: 0, y: 0 },
  { x: 0, y: 0 },
];

/** Before there is a photograph. */
export const emptyTryOn = (typed: string): TryOnState => ({
  step: "photo",
  photo: null,
  pupils: nowhere,
  card: null,
  by: "distance",
  typed,
  moved: { x: 0, y: 0 },
  chosen: null,
  before: null,
});

/** Where pupils usually are on a portrait. */
function firstPupils({ width, height }: Photo): PointPair {
  const half = Math.min(width, height) * 0.11;
  const y = Math.round(height * 0.42);
  return [
    { x: Math.round(width / 2 - half), y },
    { x: Math.round(width / 2 + half), y },
  ];
}

/** Where a card lies that is held below the nose, by the distance that most pupils have. */
function firstCard([left, right]: PointPair): PointPair {
  const [half, below] = [85.6 / 62 / 2, 0.95];
  const [across, down] = [right.x - left.x, right.y - left.y];
  const middle = { x: (left.x + right.x) / 2 - down * below, y: (left.y + right.y) / 2 + across * below };
  return [
    { x: middle.x - across * half, y: middle.y - down * half },
    { x: middle.x + across * half, y: middle.y + down * half },
  ];
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const onPhoto = ([from, to]: PointPair, photo: Photo | null): PointPair => {
  const kept = ({ x, y }: Point) => ({ x: within(x, 0, photo?.width ?? 0), y: within(y, 0, photo?.height ?? 0) });
  return [kept(from), kept(to)];
};

/** As far as a frame can be pushed, in mm, across and along the nose. */
export const maxMoved = { x: 10, y: 15 };

/** Where the card is marked, or first shown. */
export const cardOf = ({ card, pupils, photo }: TryOnState): PointPair => card ?? onPhoto(firstCard(pupils), photo);

export type ScaleProblem =
  | FieldProblem
  | { readonly reason: "one-place" }
  | { readonly reason: "impossible"; readonly distance: number };

export type ScaleReading =
  | { readonly ok: true; readonly value: PhotoScale }
  | { readonly ok: false; readonly problem: ScaleProblem };

/** The scale of the photograph, by what was typed or marked. */
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

/** Whether the step after this one can be taken. */
export function canGoOn(state: TryOnState): boolean {
  if (!state.photo) return false;
  if (state.step === "pupils") return apart(state.pupils) >= 4;
  return state.step !== "scale" || scaleOf(state).ok;
}

/** What a shopper does, done: nothing typed or marked is lost but by another photograph, and starting over is undone. */
export function tryOnReducer(state: TryOnState, action: TryOnAction): TryOnState {
  switch (action.type) {
    case "photo-taken": {
      const { photo } = action;
      return {
        ...state,
        step: "pupils",
        photo,
        pupils: firstPupils(photo),
        card: null,
        moved: { x: 0, y: 0 },
        before: null,
      };
    }
    case "step-chosen":
      return state.photo || action.step === "photo" ? { ...state, step: action.step } : state;
    case "pupils-marked":
      return { ...state, pupils: onPhoto(action.pupils, state.photo) };
    case "card-marked":
      return { ...state, card: onPhoto(action.card, state.photo) };
    case "scale-chosen":
      return { ...state, by: action.by };
    case "distance-typed":
      return { ...state, typed: action.typed };
    case "frame-moved": {
      const { x, y } = action.moved;
      return { ...state, moved: { x: within(x, -maxMoved.x, maxMoved.x), y: within(y, -maxMoved.y, maxMoved.y) } };
    }
    case "frame-chosen":
      return { ...state, chosen: action.id };
    case "started-over":
      return { ...emptyTryOn(action.typed), before: state };
    case "start-undone":
      return state.before ?? state;
  }
}
