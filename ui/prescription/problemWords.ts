import type { IntlShape } from "react-intl";
import type { FigureProblem } from "../optics/figures.ts";
import { formatMillimetres } from "../primitives/formats.ts";
import { formatFigure, twoDecimals } from "./figureWords.ts";
import { type CellField, partsOf } from "./prescriptionDraft.ts";
import type { ProblemInCell } from "./readDraft.ts";

/** Returns the problem of a cell and its remedy, without the name of the cell. */
export function problemWords(intl: IntlShape, { cell, problem }: ProblemInCell): string {
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `ui.prescriptionForm.${id}` }, values);
  const { field } = partsOf(cell);
  switch (problem.reason) {
    case "base-required":
      return text("baseRequired");
    case "addition-required":
      return text("additionRequired");
    case "not-a-date":
      return text("notADate");
    case "in-the-future":
      return text("future", { latest: intl.formatDate(problem.latest, { dateStyle: "long", timeZone: "UTC" }) });
    case "required":
      if (field === "axis") return text("axisRequired");
      return text(field === "distance" ? "distanceRequired" : "prismRequired");
    default:
      return field === "axis" ? text("axisRange") : figureWords(intl, field, problem);
  }
}

const examples: Readonly<Partial<Record<CellField, readonly number[]>>> = {
  addition: [0.75, 2.5],
  distance: [62.5],
  horizontal: [1.5],
  vertical: [1.5],
};

function figureWords(intl: IntlShape, field: CellField, problem: FigureProblem): string {
  const text = (id: string, values: Record<string, string>) =>
    intl.formatMessage({ id: `ui.prescriptionForm.${id}` }, values);
  const isDistance = field === "distance";
  const format = (value: number) => (isDistance ? formatMillimetres(intl, value) : formatFigure(intl, field, value));
  const either = (values: readonly number[]) => intl.formatList(values.map(format), { type: "disjunction" });
  switch (problem.reason) {
    case "not-a-figure": {
      const id = isDistance ? "distanceFormat" : examples[field]?.[0] === 1.5 ? "prismFormat" : "powerFormat";
      return text(id, { examples: either(examples[field] ?? [-1.25, 0.5]) });
    }
    case "outside":
      return text(isDistance ? "distanceRange" : "powerRange", { from: format(problem.from), to: format(problem.to) });
    case "between-steps": {
      const step = isDistance ? format(problem.step) : intl.formatNumber(problem.step, twoDecimals);
      return text("powerStep", { step, nearest: either(problem.nearest) });
    }
  }
}
