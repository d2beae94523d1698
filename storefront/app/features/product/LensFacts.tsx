import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { formatDioptres } from "@dioptra/ui";
import { allValues, evenRuns, type LensParameter, type LensValue, parametersOf } from "@dioptra/ui/optics";
import type { LensChoices } from "#domain/product/product.ts";
import * as styles from "./ProductView.css.ts";

const labels = {
  power: "product.lens.power",
  cylinder: "product.lens.cylinder",
  axis: "product.lens.axis",
  addition: "product.lens.addition",
  baseCurve: "product.lens.baseCurve",
  diameter: "product.lens.diameter",
  color: "product.lens.color",
} as const satisfies Record<LensParameter, string>;

const bands = {
  low: "product.lens.low",
  medium: "product.lens.medium",
  high: "product.lens.high",
} as const;
const isBand = (value: string): value is keyof typeof bands => Object.hasOwn(bands, value);

/** What contact lenses are made in, a row for each parameter: the choosing itself belongs to the order. */
export function LensFacts({ matrix, colorNames }: LensChoices) {
  const intl = useIntl();
  return parametersOf(matrix).map((parameter) => {
    const values = allValues(matrix, parameter);
    const words = values.filter((value) => typeof value === "string");
    return (
      <div key={parameter} className={styles.fact}>
        <dt className={styles.factName}>
          <FormattedMessage id={labels[parameter]} />
        </dt>
        <dd className={styles.factValue}>
          {words.length > 0
            ? words.map((word) => wordFor(word, colorNames, intl)).join(", ")
            : runTexts(values, parameter, intl).map((text) => <div key={text}>{text}</div>)}
        </dd>
      </div>
    );
  });
}

const wordFor = (value: string, colorNames: LensChoices["colorNames"], intl: IntlShape) =>
  colorNames[value] ?? (isBand(value) ? intl.formatMessage({ id: bands[value] }) : value);

/** Runs of even steps, one a line; what is not even is listed. */
function runTexts(values: readonly LensValue[], parameter: LensParameter, intl: IntlShape): readonly string[] {
  const say = (value: number) => figure(value, parameter, intl);
  const runs = evenRuns(values.map(Number));
  const alone = runs.filter((run) => typeof run === "number");
  return [
    ...runs.flatMap((run) =>
      typeof run === "number"
        ? []
        : [
            intl.formatMessage(
              { id: "product.lens.run" },
              { from: say(run.from), to: say(run.to), step: stepFigure(run.step, parameter, intl) },
            ),
          ],
    ),
    ...(alone.length > 0 ? [alone.map(say).join(", ")] : []),
  ];
}

/** Powers are written as on the pack. */
function figure(value: number, parameter: LensParameter, intl: IntlShape): string {
  if (parameter === "axis") return `${intl.formatNumber(value)}°`;
  if (parameter === "baseCurve" || parameter === "diameter") {
    return `${intl.formatNumber(value, { minimumFractionDigits: 1 })}\u00A0mm`;
  }
  return formatDioptres(intl, value);
}

const stepFigure = (step: number, parameter: LensParameter, intl: IntlShape) =>
  parameter === "axis" ? `${step}°` : intl.formatNumber(step, { minimumFractionDigits: 2 });
