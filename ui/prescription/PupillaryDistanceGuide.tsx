import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { SegmentedControl } from "../forms/SegmentedControl.tsx";
import { readPupillaryDistance } from "../optics/pupillaryDistance.ts";
import { bankCard, type CardEdge, defaultScreenScale } from "../optics/screenScale.ts";
import { Button } from "../primitives/Button.tsx";
import { formatMillimetres } from "../primitives/formats.ts";
import * as styles from "./PupillaryDistanceGuide.css.ts";
import { ScreenCard } from "./ScreenCard.tsx";
import { ScreenRuler } from "./ScreenRuler.tsx";

export interface PupillaryDistanceGuideProps {
  /** Called with the measured distance in mm: 45 to 80, in steps of 0.5. */
  onMeasure: (pupillaryDistance: number) => void;
}

const mirrorSteps = ["step1", "step2", "step3", "step4"] as const;
const askSteps = ["ask1", "ask2", "ask3"] as const;

/**
 * A guide to the pupillary distance: either measured in front of a mirror with a true-to-scale ruler on the screen, which is
 * calibrated with a bank card, or asked of an optician.
 */
export function PupillaryDistanceGuide({ onMeasure }: PupillaryDistanceGuideProps) {
  const [way, setWay] = useState<"measure" | "ask">("measure");
  return (
    <div>
      <SegmentedControl
        legend={<FormattedMessage id="ui.pupillaryDistanceGuide.way" />}
        segments={[
          { value: "measure", label: <FormattedMessage id="ui.pupillaryDistanceGuide.measure" /> },
          { value: "ask", label: <FormattedMessage id="ui.pupillaryDistanceGuide.ask" /> },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === "measure" ? (
        <AtHome onMeasure={onMeasure} />
      ) : (
        <div className={styles.part}>
          <Steps steps={askSteps} />
        </div>
      )}
    </div>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, index) => (
      <li key={step} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <FormattedMessage id={`ui.pupillaryDistanceGuide.${step}`} />
      </li>
    ))}
  </ol>
);

/** Below this width, in pixels, the long edge of a card does not fit on most screens. */
const narrowWidth = 420;

function AtHome({ onMeasure }: PupillaryDistanceGuideProps) {
  const intl = useIntl();
  const [edge, setEdge] = useState<CardEdge>("long");
  const [scale, setScale] = useState(defaultScreenScale);
  const [isFitted, setFitted] = useState(false);
  const [distance, setDistance] = useState<number | null>(null);
  // Only on mounting: afterwards the shopper chooses the edge.
  const fitEdge = useCallback((node: HTMLElement | null) => {
    if (node && node.clientWidth < narrowWidth) setEdge("short");
  }, []);
  const length = (millimetres: number) => formatMillimetres(intl, millimetres);

  return (
    <div ref={fitEdge}>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <FormattedMessage id="ui.pupillaryDistanceGuide.cardTitle" />
        </h3>
        {!isFitted && (
          <>
            <p className={styles.text}>
              <FormattedMessage
                id="ui.pupillaryDistanceGuide.cardText"
                values={{ width: length(bankCard.long), height: length(bankCard.short) }}
              />
            </p>
            <SegmentedControl
              legend={<FormattedMessage id="ui.pupillaryDistanceGuide.edge" />}
              legendDisplay="visible"
              segments={[
                { value: "long", label: <FormattedMessage id="ui.pupillaryDistanceGuide.long" /> },
                { value: "short", label: <FormattedMessage id="ui.pupillaryDistanceGuide.short" /> },
              ]}
              value={edge}
              onChange={setEdge}
            />
            <ScreenCard edge={edge} scale={scale} onScale={setScale} />
          </>
        )}
        <div className={styles.row}>
          <Button variant="line" onClick={() => setFitted(!isFitted)}>
            <FormattedMessage id={`ui.pupillaryDistanceGuide.${isFitted ? "again" : "fits"}`} />
          </Button>
        </div>
      </section>
      {isFitted && (
        <>
          <section className={styles.part}>
            <h3 className={styles.title}>
              <FormattedMessage id="ui.pupillaryDistanceGuide.mirrorTitle" />
            </h3>
            <Steps steps={mirrorSteps} />
          </section>
          <section className={styles.part}>
            <h3 className={styles.title}>
              <FormattedMessage id="ui.pupillaryDistanceGuide.rulerTitle" />
            </h3>
            <ScreenRuler
              direction={edge === "long" ? "across" : "down"}
              scale={scale}
              value={distance}
              onChange={setDistance}
            />
            {distance !== null && <Result distance={distance} onMeasure={onMeasure} />}
          </section>
        </>
      )}
    </div>
  );
}

function Result({ distance, onMeasure }: PupillaryDistanceGuideProps & { distance: number }) {
  const intl = useIntl();
  const length = (millimetres: number) => formatMillimetres(intl, millimetres);
  const reading = readPupillaryDistance({ total: String(distance) });
  const unusual = reading.ok ? reading.notes.find((note) => note.note === "unusual") : undefined;
  return (
    <div className={styles.result}>
      <output className={styles.measured}>{length(distance)}</output>
      <Button onClick={() => onMeasure(distance)}>
        <FormattedMessage id="ui.pupillaryDistanceGuide.use" values={{ length: length(distance) }} />
      </Button>
      {unusual && (
        <InlineNotice type="warning">
          <FormattedMessage
            id="ui.pupillaryDistanceGuide.unusual"
            values={{ from: length(unusual.from), to: length(unusual.to) }}
          />
        </InlineNotice>
      )}
    </div>
  );
}
