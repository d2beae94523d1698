import { useIntl } from "react-intl";
import { lines } from "./MeasureLines.css.ts";

export interface MeasureLinesProps {
  /** The address of a picture that has measures: `dimensions`, `measured` or a diagram. */
  src: string;
  /** The accessible name; empty when text beside it gives the measures. */
  label: string;
}

/** The lines and figures that lie in a picture, drawn in the page's own type and colour; they fill what is around them. */
export function MeasureLines({ src, label }: MeasureLinesProps) {
  const { locale } = useIntl();
  return (
    <svg className={lines} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      <use href={`${src}#lines`} />
      <use href={`${src}#${locale}`} />
    </svg>
  );
}
