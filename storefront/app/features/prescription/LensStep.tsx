import { Button, type EnteredPrescription, InlineNotice, LensChoice, Link, TempleMark } from "@dioptra/ui";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import { configuratorHref } from "#domain/configurator/href.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { LensUse } from "#domain/configurator/uses.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { type ConfiguredFrame, packagesOf } from "./glasses.ts";
import { LensPackages } from "./LensPackages.tsx";
import { isMade, sizesThatFit } from "./nearestWays.ts";
import { RoadTrafficWarning } from "./LensNotices.tsx";
import { StepFrame, type StepFrameProps } from "./StepFrame.tsx";

interface LensStepProps extends Pick<StepFrameProps, "back" | "total"> {
  readonly glasses: ConfiguredFrame;
  /** The id of the cart line that is changed; null for new glasses. */
  readonly lineId: number | null;
  readonly use: LensUse;
  /** The lenses for the use, the plainest first. */
  readonly lenses: readonly OfferedLenses[];
  /** Null if the prescription is sent later or is on a photo. */
  readonly prescription: EnteredPrescription | null;
  /** The chosen lenses, if they can be made. */
  readonly chosen: OfferedLenses | null;
  readonly onChoose: (sku: string) => void;
  /** Leaves the prescription to an optician instead. */
  readonly onLater: () => void;
  readonly onContinue: () => void;
}

/** The third step: the lenses, with their thickness in this frame and the reason for one of them. */
export function LensStep(props: LensStepProps) {
  const { glasses, lineId, use, lenses, prescription, chosen, onChoose, onLater, onContinue, ...step } = props;
  const [isMissing, setMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const frame = lensFrameOf(glasses.frame);
  const canBeMade = lenses.some((each) => isMade(each, prescription, frame));
  const choose = (sku: string) => {
    setMissing(false);
    onChoose(sku);
  };

  function proceed() {
    if (chosen) return onContinue();
    setMissing(true);
    choice.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }

  return (
    <StepFrame
      {...step}
      step="lens"
      title={<FormattedMessage id="configurator.lens.title" />}
      intro={<FormattedMessage id={`configurator.lens.intro.${prescription ? "measured" : "later"}`} />}
      onward={
        canBeMade && (
          <Button size="primary" onClick={proceed}>
            <FormattedMessage id="configurator.toSummary" />
          </Button>
        )
      }
    >
      {!canBeMade && prescription && (
        <NearestWays glasses={glasses} lineId={lineId} lenses={lenses} prescription={prescription} onLater={onLater} />
      )}
      <div ref={choice} className={styles.part}>
        <div role="alert">
          {isMissing && (
            <InlineNotice type="error">
              <FormattedMessage id="configurator.lens.missing" />
            </InlineNotice>
          )}
        </div>
        {prescription ? (
          <LensChoice
            packages={packagesOf(lenses)}
            prescription={prescription}
            frame={frame}
            value={chosen?.sku ?? null}
            onChange={choose}
          />
        ) : (
          <LensPackages lenses={lenses} frame={frame} value={chosen?.sku ?? null} onChange={choose} />
        )}
      </div>
      {use === "progressive" && <RoadTrafficWarning />}
    </StepFrame>
  );
}

interface NearestWaysProps extends Pick<LensStepProps, "glasses" | "lineId" | "lenses" | "onLater"> {
  readonly prescription: EnteredPrescription;
}

/** What to do when no lenses can be made: another size of the frame, other glasses, or an optician. */
function NearestWays({ glasses, lineId, lenses, prescription, onLater }: NearestWaysProps) {
  const { prefix } = useStoreView();
  const { parentSku } = glasses.product;
  const sizes = sizesThatFit(glasses, lenses, prescription);
  return (
    <div role="alert">
      <InlineNotice type="warning">
        <div className={styles.ways}>
          <p>
            <FormattedMessage id="configurator.none" />
          </p>
          {sizes.map(({ variant, frame }) => (
            <p key={variant.sku}>
              <Link href={configuratorHref(prefix, { parentSku, childSku: variant.sku, step: "lens", line: lineId })}>
                <FormattedMessage id="configurator.none.size" /> <TempleMark {...frame} />
              </Link>
            </p>
          ))}
          <div>
            <Button variant="line" onClick={onLater}>
              <FormattedMessage id="configurator.none.later" />
            </Button>
          </div>
        </div>
      </InlineNotice>
    </div>
  );
}
