import { type Eye, eyes } from "../../optics/powers.ts";
import {
  allValues,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  type LensValue,
  parametersOf,
} from "../../optics/lensMatrix.ts";
import { isLensOrder, type LensOrder, type LensOrderLimits } from "../../optics/lensOrder.ts";

/** The fields of one eye. */
export interface EyeState {
  /** Whether a lens is ordered for this eye. */
  readonly isWorn: boolean;
  /** The values chosen so far. */
  readonly lens: LensChoice;
  /** Typed text that matches no value; it stays until it is corrected. */
  readonly strays: Readonly<Partial<Record<LensParameter, string>>>;
  /** The parameter changed last; `nearestLenses` offers lenses with and without its value. */
  readonly last: LensParameter | null;
  /** The number of boxes. */
  readonly boxes: number;
}

/** The state of the form. */
export interface LensesState extends Readonly<Record<Eye, EyeState>> {
  /** Whether the right eye's fields apply to both eyes. The left eye's values are kept. */
  readonly isSame: boolean;
  /** The dominant eye; null until it is chosen. */
  readonly dominant: Eye | null;
}

/** A change of the form. */
export type LensesAction =
  | { readonly type: "worn"; readonly eye: Eye; readonly isWorn: boolean }
  | { readonly type: "chosen"; readonly eye: Eye; readonly parameter: LensParameter; readonly value: LensValue | null }
  | { readonly type: "stray"; readonly eye: Eye; readonly parameter: LensParameter; readonly typed: string | null }
  | { readonly type: "lens"; readonly eye: Eye; readonly lens: LensChoice }
  | { readonly type: "boxes"; readonly eye: Eye; readonly boxes: number }
  | { readonly type: "same"; readonly isSame: boolean }
  | { readonly type: "dominant"; readonly eye: Eye };

/** Returns the parameters with a single value, which are chosen automatically. */
const singleValues = (matrix: LensMatrix): LensChoice =>
  Object.fromEntries(
    parametersOf(matrix).flatMap((parameter) => {
      const [only, ...others] = allValues(matrix, parameter);
      return only !== undefined && others.length === 0 ? [[parameter, only]] : [];
    }),
  );

/** Returns the initial state: empty, or with an earlier order. */
export function lensesState(matrix: LensMatrix, order: LensOrder | null): LensesState {
  const eye = (name: Eye): EyeState => ({
    isWorn: order === null || order[name] !== null,
    lens: { ...singleValues(matrix), ...order?.[name]?.lens },
    strays: {},
    last: null,
    boxes: order?.[name]?.boxes ?? 1,
  });
  return { right: eye("right"), left: eye("left"), isSame: false, dominant: order?.dominant ?? null };
}

function without<T>(values: Readonly<Partial<Record<LensParameter, T>>>, parameter: LensParameter) {
  const { [parameter]: _, ...others } = values;
  return others;
}

function changeEye(
  eye: EyeState,
  action: Extract<LensesAction, { type: "worn" | "chosen" | "stray" | "lens" | "boxes" }>,
): EyeState {
  switch (action.type) {
    case "worn":
      return { ...eye, isWorn: action.isWorn };
    case "boxes":
      return { ...eye, boxes: action.boxes };
    case "lens":
      return { ...eye, lens: action.lens, strays: {} };
    case "chosen": {
      const { parameter, value } = action;
      const others = without(eye.lens, parameter);
      const lens = value === null ? others : { ...others, [parameter]: value };
      return { ...eye, lens, strays: without(eye.strays, parameter), last: parameter };
    }
    case "stray": {
      const others = without(eye.strays, action.parameter);
      if (action.typed === null) return { ...eye, strays: others };
      return {
        ...eye,
        lens: without(eye.lens, action.parameter),
        strays: { ...others, [action.parameter]: action.typed },
      };
    }
  }
}

/** Returns the state after an action. */
export function changeLenses(state: LensesState, action: LensesAction): LensesState {
  if (action.type === "same") return { ...state, isSame: action.isSame };
  if (action.type === "dominant") return { ...state, dominant: action.eye };
  return { ...state, [action.eye]: changeEye(state[action.eye], action) };
}

/** Returns the order; null while a lens is incomplete or not available. */
export function orderOf(state: LensesState, limits: LensOrderLimits): LensOrder | null {
  const shown = { right: state.right, left: state.isSame ? state.right : state.left };
  const worn = eyes.filter((eye) => state.isSame || shown[eye].isWorn);
  if (worn.some((eye) => Object.keys(shown[eye].strays).length > 0)) return null;
  const lenses = (eye: Eye) => (worn.includes(eye) ? { lens: shown[eye].lens, boxes: shown[eye].boxes } : null);
  const dominant = limits.dominance === "asked" ? state.dominant : null;
  const order = { right: lenses("right"), left: lenses("left"), dominant };
  return isLensOrder(order, limits) ? order : null;
}
