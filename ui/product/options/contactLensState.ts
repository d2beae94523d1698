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

/** What stands in the fields of one eye. */
export interface EyeState {
  readonly isWorn: boolean;
  readonly lens: LensChoice;
  /** What was typed and is not made: it stays until it is mended. */
  readonly strays: Readonly<Partial<Record<LensParameter, string>>>;
  /** What was chosen last: the nearest lens is looked for around it. */
  readonly last: LensParameter | null;
  readonly boxes: number;
}

export interface LensesState extends Readonly<Record<Eye, EyeState>> {
  /** The right eye's fields are both eyes'; the left eye's wait behind them. */
  readonly isSame: boolean;
  readonly dominant: Eye | null;
}

export type LensesAction =
  | { readonly type: "worn"; readonly eye: Eye; readonly isWorn: boolean }
  | { readonly type: "chosen"; readonly eye: Eye; readonly parameter: LensParameter; readonly value: LensValue | null }
  | { readonly type: "stray"; readonly eye: Eye; readonly parameter: LensParameter; readonly typed: string | null }
  | { readonly type: "lens"; readonly eye: Eye; readonly lens: LensChoice }
  | { readonly type: "boxes"; readonly eye: Eye; readonly boxes: number }
  | { readonly type: "same"; readonly isSame: boolean }
  | { readonly type: "dominant"; readonly eye: Eye };

/** What there is only one of, is chosen. */
const facts = (matrix: LensMatrix): LensChoice =>
  Object.fromEntries(
    parametersOf(matrix).flatMap((parameter) => {
      const [only, ...others] = allValues(matrix, parameter);
      return only !== undefined && others.length === 0 ? [[parameter, only]] : [];
    }),
  );

/** The fields as they begin: empty, or with an earlier order. */
export function lensesState(matrix: LensMatrix, order: LensOrder | null): LensesState {
  const eye = (name: Eye): EyeState => ({
    isWorn: order === null || order[name] !== null,
    lens: { ...facts(matrix), ...order?.[name]?.lens },
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

function changedEye(
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

/** The fields after something was done to them. */
export function changeLenses(state: LensesState, action: LensesAction): LensesState {
  if (action.type === "same") return { ...state, isSame: action.isSame };
  if (action.type === "dominant") return { ...state, dominant: action.eye };
  return { ...state, [action.eye]: changedEye(state[action.eye], action) };
}

/** What is ordered by the fields as they stand; null where a lens is not chosen to the end, or cannot be had. */
export function orderOf(state: LensesState, limits: LensOrderLimits): LensOrder | null {
  const shown = { right: state.right, left: state.isSame ? state.right : state.left };
  const worn = eyes.filter((eye) => state.isSame || shown[eye].isWorn);
  if (worn.some((eye) => Object.keys(shown[eye].strays).length > 0)) return null;
  const lenses = (eye: Eye) => (worn.includes(eye) ? { lens: shown[eye].lens, boxes: shown[eye].boxes } : null);
  const dominant = limits.dominance === "asked" ? state.dominant : null;
  const order = { right: lenses("right"), left: lenses("left"), dominant };
  return isLensOrder(order, limits) ? order : null;
}
