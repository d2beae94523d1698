import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DimensionFigures, type DimensionLine, DimensionLines } from "../../eyewear/DimensionLines.tsx";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { FrontOutline } from "../../eyewear/DrawnLines.tsx";
import { frontView } from "../../eyewear/frontView.ts";
import { lines } from "../../eyewear/MeasureLines.css.ts";
import { TempleMarkRefusal, UnusualMark } from "../../eyewear/TempleMarkWords.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { readTempleMark, type TempleMeasures } from "../../optics/frameMeasures.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import { Link } from "../../primitives/Link.tsx";
import { type LengthDifference, type MarkDifferences, markDifferences } from "./markDifferences.ts";
import * as styles from "./SizeGuide.css.ts";

export interface OwnGlassesProps {
  /** The measurements of the frame, in mm. */
  frame: FrameMeasurements;
  /** The name of the frame. */
  name: string;
  /** Returns the URL of the frames that fit like glasses with these measures. Left out, there is no link. */
  framesHref?: (measures: TempleMeasures) => string;
  /** The size that the shopper typed before, such as 52-18-140. @default "" */
  mark?: string;
  /** Called with a size that can be read, to be remembered. */
  onMark?: (mark: string) => void;
}

/** With hyphens, as it can be typed; the shop's typeface has no square either. */
const example = "52-18-140";

/**
 * Renders a field for the temple mark of the shopper's present glasses. Shows them over the frame to the same scale,
 * with the differences in words.
 */
export function OwnGlasses({ frame, name, framesHref, mark = "", onMark }: OwnGlassesProps) {
  const [typed, setTyped] = useState(mark);
  const [isAsked, setAsked] = useState(false);
  const reading = readTempleMark(typed);
  const isRefused = isAsked && !reading.ok && typed.trim() !== "";
  return (
    <>
      <div className={styles.field}>
        <TextField
          label={<FormattedMessage id="ui.sizeGuide.own.label" />}
          hint={<FormattedMessage id="ui.sizeGuide.own.hint" values={{ example }} />}
          error={isRefused && <TempleMarkRefusal problem={reading.problem} example={example} />}
          autoComplete="off"
          maxLength={24}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAsked(false);
            if (readTempleMark(event.target.value).ok) onMark?.(event.target.value.trim());
          }}
          onBlur={() => setAsked(true)}
        />
      </div>
      {reading.ok && <BesideEachOther frame={frame} own={reading.value} name={name} />}
      <output className={styles.words}>
        {reading.ok && reading.unusual.length > 0 && (
          <span className={styles.row}>
            <UnusualMark unusual={reading.unusual} />
          </span>
        )}
        {reading.ok && <Differences differences={markDifferences(frame, reading.value)} name={name} />}
      </output>
      {reading.ok && framesHref && (
        <p className={styles.frames}>
          <Link variant="line" href={framesHref(reading.value)}>
            <FormattedMessage id="ui.sizeGuide.own.frames" />
          </Link>
        </p>
      )}
    </>
  );
}

/** The space for the dimensions above and below the front, in mm. */
const room = 14;
const beside = 4;

function BesideEachOther({ frame, own, name }: Pick<OwnGlassesProps, "frame" | "name"> & { own: TempleMeasures }) {
  const { locale } = useIntl();
  const view = frontView(frame);
  const above = measuresOf(own, view.top - 5);
  const below = measuresOf(frame, view.ground + 9);
  const half = Math.max(view.halfWidth, own.lensWidth + own.bridge / 2) + beside;
  const top = view.top - room;
  const all = [...above, ...below];
  return (
    <div className={styles.overlaid}>
      <p className={styles.whose}>
        <FormattedMessage id="ui.sizeGuide.own.title" />
      </p>
      <svg className={lines} viewBox={`${-half} ${top} ${2 * half} ${view.ground + room - top}`} aria-hidden="true">
        <FrontOutline view={view} />
        <DimensionLines lines={all} />
        <DimensionFigures lines={above} locale={locale} />
        <DimensionFigures lines={below} locale={locale} />
      </svg>
      <p className={styles.whose}>{name}</p>
    </div>
  );
}

/** Returns the dimension lines of lens, bridge and lens, side by side at one height. */
function measuresOf({ lensWidth, bridge }: Pick<TempleMeasures, "lensWidth" | "bridge">, level: number) {
  const [inner, outer] = [bridge / 2, bridge / 2 + lensWidth];
  const line = (measures: "lensWidth" | "bridge", from: number, to: number): DimensionLine => ({
    measures,
    runs: "across",
    from,
    to,
    level,
    edge: 0,
    figure: to - from,
  });
  return [line("lensWidth", -outer, -inner), line("bridge", -inner, inner), line("lensWidth", inner, outer)];
}

const rows = [
  ["lensWidth", "ui.sizeGuide.difference.lensWidth"],
  ["bridge", "ui.sizeGuide.difference.bridge"],
  ["temple", "ui.sizeGuide.difference.temple"],
] as const;

function Differences({ differences, name }: { differences: MarkDifferences; name: string }) {
  const intl = useIntl();
  const values = ({ direction, length }: LengthDifference) => ({
    name,
    direction,
    length: formatMillimetres(intl, length),
  });
  return (
    <>
      <strong className={styles.verdict}>
        <FormattedMessage id="ui.sizeGuide.difference.width" values={values(differences.width)} />
      </strong>
      {rows.map(([measure, id]) => {
        const difference = differences[measure];
        return (
          difference && (
            <span key={measure} className={styles.row}>
              <FormattedMessage id={id} values={values(difference)} />
            </span>
          )
        );
      })}
    </>
  );
}
