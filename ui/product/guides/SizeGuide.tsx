import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { NumberField } from "../../forms/NumberField.tsx";
import { frameFit } from "../../optics/centration.ts";
import type { TempleMeasures } from "../../optics/frameMeasures.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import { Heading } from "../../primitives/Heading.tsx";
import { FrameDiagram } from "./FrameDiagram.tsx";
import { OwnGlasses } from "./OwnGlasses.tsx";
import * as styles from "./SizeGuide.css.ts";
import { TempleMark } from "../variants/TempleMark.tsx";
import { CardText, TrueSize } from "./TrueSize.tsx";

export interface SizeGuideProps {
  /** The measurements of the frame, in mm. */
  frame: FrameMeasurements;
  /** The frame's name, such as "Nela". */
  name: string;
  /** The URL of the frame's diagram; left out, a list gives the measurements. */
  drawing?: string;
  /** Returns the URL of the frames that fit like glasses with these measures. Left out, there is no link. */
  framesHref?: (measures: TempleMeasures) => string;
}

/** The pupillary distances of adults, in mm. */
const distances = { minimum: 45, maximum: 80, step: 0.5 } as const;

/**
 * Renders how to read a frame's size and whether it fits: its measurements to scale, the shopper's present glasses over
 * them, the pupillary distance, and the frame in its real size on the screen.
 */
export function SizeGuide({ frame, name, drawing, framesHref }: SizeGuideProps) {
  return (
    <div className={styles.guide}>
      <Part
        title={<FormattedMessage id="ui.sizeGuide.mark.title" />}
        text={<FormattedMessage id="ui.sizeGuide.mark.text" />}
      >
        <div className={styles.mark}>
          <TempleMark lensWidth={frame.lensWidth} bridge={frame.bridge} temple={frame.temple} />
        </div>
        {drawing === undefined && <Measures frame={frame} />}
      </Part>
      {drawing !== undefined && <FrameDiagram frame={frame} drawing={drawing} />}
      <Part
        title={<FormattedMessage id="ui.sizeGuide.own.title" />}
        text={<FormattedMessage id="ui.sizeGuide.own.text" values={{ name }} />}
      >
        <OwnGlasses frame={frame} name={name} {...(framesHref && { framesHref })} />
      </Part>
      <Part
        title={<FormattedMessage id="ui.sizeGuide.pupils.title" />}
        text={<FormattedMessage id="ui.sizeGuide.pupils.text" />}
      >
        <Pupils frame={frame} name={name} />
      </Part>
      <Part title={<FormattedMessage id="ui.sizeGuide.card.title" />} text={<CardText />}>
        <TrueSize frame={frame} name={name} />
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div>
        <Heading level={2} size="part" id={id}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

const measures = [
  ["lensWidth", "ui.frameDiagram.lensWidth"],
  ["bridge", "ui.frameDiagram.bridge"],
  ["temple", "ui.frameDiagram.temple"],
] as const;

function Measures({ frame }: { frame: FrameMeasurements }) {
  const intl = useIntl();
  return (
    <dl className={styles.figures}>
      {measures.map(([measure, id]) => [
        <dt key={id} className={styles.meaning}>
          <FormattedMessage id={id} />
        </dt>,
        <dd key={measure} className={styles.figure}>
          {formatMillimetres(intl, frame[measure])}
        </dd>,
      ])}
    </dl>
  );
}

const fits = {
  good: "ui.sizeGuide.fit.good",
  "too-wide": "ui.sizeGuide.fit.tooWide",
  "too-narrow": "ui.sizeGuide.fit.tooNarrow",
} as const;

function Pupils({ frame, name }: { frame: FrameMeasurements; name: string }) {
  const intl = useIntl();
  const [distance, setDistance] = useState<number | null>(null);
  const found = distance === null ? null : frameFit(frame, distance);
  return (
    <>
      <div className={styles.field}>
        <NumberField
          {...distances}
          label={<FormattedMessage id="ui.sizeGuide.pupils.label" />}
          unit="mm"
          value={distance}
          onChange={setDistance}
        />
      </div>
      <output className={styles.words}>
        {found && (
          <strong className={styles.verdict}>
            <FormattedMessage
              id={fits[found.fit]}
              values={{ name, length: formatMillimetres(intl, Math.abs(found.decentration)) }}
            />
          </strong>
        )}
      </output>
    </>
  );
}
