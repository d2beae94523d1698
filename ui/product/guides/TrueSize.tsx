import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { FrontOutline } from "../../eyewear/DrawnLines.tsx";
import { frontView } from "../../eyewear/frontView.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import * as styles from "./SizeGuide.css.ts";

export interface TrueSizeProps {
  /** The measurements of the frame, in mm. */
  frame: FrameMeasurements;
  /** The name of the frame. */
  name: string;
}

/** The size of a bank card by ISO/IEC 7810 (ID-1), in mm. */
const card = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/**
 * The possible lengths of a card on the screen, in CSS pixels. The initial one assumes 96 pixels per inch, as CSS does.
 */
const pixels = { least: 240, most: 640, usual: 324 } as const;

/** Renders how to use the card, with its measurements. */
export function CardText() {
  const intl = useIntl();
  const [long, short] = [formatMillimetres(intl, card.long, 2), formatMillimetres(intl, card.short, 2)];
  return <FormattedMessage id="ui.sizeGuide.card.text" values={{ long, short }} />;
}

/**
 * Renders a frame in its real size on the screen. The shopper holds a bank card against its drawing, because a browser
 * does not know the physical size of its pixels.
 */
export function TrueSize({ frame, name }: TrueSizeProps) {
  const intl = useIntl();
  const slider = useId();
  const [long, setLong] = useState<number>(pixels.usual);
  const perMillimetre = long / card.long;
  const view = frontView(frame);
  const box = {
    x: -view.halfWidth - 2,
    y: view.top - 2,
    width: 2 * view.halfWidth + 4,
    height: view.ground - view.top + 4,
  };
  return (
    <>
      <label className={styles.sliderLabel} htmlFor={slider}>
        <FormattedMessage id="ui.sizeGuide.card.label" />
      </label>
      <input
        id={slider}
        type="range"
        className={styles.slider}
        min={pixels.least}
        max={pixels.most}
        value={long}
        aria-valuetext={intl.formatMessage({ id: "ui.sizeGuide.card.value" }, { count: long })}
        onChange={(event) => setLong(event.target.valueAsNumber)}
      />
      <div className={styles.cardSpace}>
        <svg
          className={styles.card}
          viewBox={`0 0 ${card.short} ${card.long}`}
          width={Math.round(card.short * perMillimetre)}
          height={long}
          aria-hidden="true"
        >
          <rect width={card.short} height={card.long} rx={card.corner} />
          <path d={`M0 10H${card.short}M0 22H${card.short}`} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <p className={styles.caption}>
        <FormattedMessage id="ui.sizeGuide.card.frame" values={{ name }} />
      </p>
      <section
        className={styles.scroll}
        aria-label={intl.formatMessage({ id: "ui.sizeGuide.card.frame" }, { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll frames wider than the screen
        tabIndex={0}
      >
        <svg
          className={styles.frame}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width={Math.round(box.width * perMillimetre)}
          height={Math.round(box.height * perMillimetre)}
          role="img"
          aria-label={intl.formatMessage(
            { id: "ui.sizeGuide.card.drawing" },
            { name, totalWidth: formatMillimetres(intl, frame.totalWidth) },
          )}
        >
          <FrontOutline view={view} />
        </svg>
      </section>
    </>
  );
}
