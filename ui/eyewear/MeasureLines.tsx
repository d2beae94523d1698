import { useIntl } from "react-intl";
import { lines } from "./MeasureLines.css.ts";

export interface MeasureLinesProps {
  /** The URL of a drawing with dimension lines: the crop `dimensions` or `measured`, or a diagram. */
  src: string;
  /** The accessible name; empty if text beside it states the measures. */
  label: string;
}

/** The dimension lines of a drawing, in the font and text colour of the page. They fill their container. */
export function MeasureLines({ src, label }: MeasureLinesProps) {
  const { locale } = useIntl();
  return (
    <svg className={lines} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <use href={`${src}#lines`} />
      <use href={`${src}#${locale}`} />
    </svg>
  );
}
