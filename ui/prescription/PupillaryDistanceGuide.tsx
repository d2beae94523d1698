import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { SegmentedControl } from "../forms/SegmentedControl.tsx";
import { readPupillaryDistance } from "../optics/pupillaryDistance.ts";
import { bankCard, type CardEdge, usualScale } from "../optics/screenScale.ts";
import { Button } from "../primitives/Button.tsx";
import { formatMillimetres } from "../primitives/formats.ts";
import * as styles from "./PupillaryDistanceGuide.css.ts";
import { ScreenCard } from "./ScreenCard.tsx";
import { ScreenRuler } from "./ScreenRuler.tsx";

export interface PupillaryDistanceGuideProps {
  /** What was measured, in mm: from 45 to 80, in steps of 0.5. */
  onMeasure: (pupillaryDistance: number) => void;
}

const mirrorSteps = ["step1", "step2", "step3", "step4"] as const;
const askSteps = ["ask1", "ask2", "ask3"] as const;

/**
 * How to come by the distance of the pupils: measured before a mirror and read off a ruler in true millimetres, which a
 * bank card makes true, or asked of an optician.
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

/** Narrower than this, in pixels, most screens are shorter than a card is long. */
const narrow = 420;

function AtHome({ onMeasure }: PupillaryDistanceGuideProps) {
  const intl = useIntl();
  const [edge, setEdge] = useState<CardEdge>("long");
  const [scale, setScale] = useState(usualScale);
  const [isFitted, setFitted] = useState(false);
  const [distance, setDistance] = useState<number | null>(null);
  // Once: afterwards it is for people to say.
  const fitEdge = useCallback((node: HTMLElement | null) => {
    if (node && node.clientWidth < narrow) setEdge("short");
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
