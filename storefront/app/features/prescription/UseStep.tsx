import {
  Amount,
  Button,
  formatMillimetres,
  InlineNotice,
  Radio,
  RadioBox,
  RadioGroup,
  RadioNotice,
  refusalWords,
} from "@dioptra/ui";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isPossible, type LensUse, lensUses, type UseOffer } from "#domain/configurator/uses.ts";
import type { ConfiguredFrame } from "./glasses.ts";
import { HigherFrames } from "./HigherFrames.tsx";
import { RoadTrafficWarning } from "./LensNotices.tsx";
import { StepFrame, type StepFrameProps } from "./StepFrame.tsx";

interface UseStepProps extends Pick<StepFrameProps, "back" | "total"> {
  readonly glasses: ConfiguredFrame;
  /** The id of the cart line that is changed; null for new glasses. */
  readonly lineId: number | null;
  readonly offers: readonly UseOffer[];
  readonly use: LensUse | null;
  readonly onChange: (use: LensUse) => void;
  readonly onContinue: () => void;
}

/** The first step: what the glasses are worn for. A frame that a use is not possible in says why, and one that is too low which are not. */
export function UseStep({ glasses, lineId, offers, use, onChange, onContinue, ...frame }: UseStepProps) {
  const intl = useIntl();
  const group = useRef<{ focus: () => void }>(null);
  const [isMissing, setMissing] = useState(false);
  const millimetres = (length: number) => formatMillimetres(intl, length);
  const chosen = offers.find((offer) => offer.use === use && isPossible(offer));

  const tooLow = offers.find((offer) => offer.tooLow !== null)?.tooLow;

  function proceed() {
    if (chosen) return onContinue();
    setMissing(true);
    group.current?.focus();
  }

  return (
    <StepFrame
      {...frame}
      step="use"
      title={<FormattedMessage id="configurator.use.title" />}
      intro={<FormattedMessage id="configurator.use.intro" />}
      onward={
        <Button size="primary" onClick={proceed}>
          <FormattedMessage id="configurator.toPrescription" />
        </Button>
      }
    >
      <RadioGroup
        ref={group}
        legend={<FormattedMessage id="configurator.use.title" />}
        legendDisplay="hidden"
        value={chosen?.use ?? null}
        onChange={(value) => {
          const next = lensUses.find((each) => each === value);
          if (next) onChange(next);
          setMissing(false);
        }}
        error={isMissing && <FormattedMessage id="configurator.use.missing" />}
      >
        {offers.length === 0 ? (
          <RadioNotice>
            <FormattedMessage id="configurator.use.none" />
          </RadioNotice>
        ) : (
          <RadioBox>
            {offers.map((offer) => (
              <Radio
                key={offer.use}
                value={offer.use}
                disabled={!isPossible(offer)}
                label={<FormattedMessage id={`configurator.use.${offer.use}`} />}
                end={<FormattedMessage id="configurator.from" values={{ price: <Amount value={offer.from} /> }} />}
                description={
                  offer.tooLow ? (
                    <FormattedMessage
                      id="configurator.use.tooLow"
                      values={{ height: millimetres(offer.tooLow.lensHeight), least: millimetres(offer.tooLow.least) }}
                    />
                  ) : offer.refusal ? (
                    refusalWords(intl, offer.refusal)
                  ) : (
                    <FormattedMessage id={`configurator.use.${offer.use}.about`} />
                  )
                }
              >
                {offer.shortCorridorBelow !== null && (
                  <InlineNotice type="info">
                    <FormattedMessage
                      id="configurator.use.shortCorridor"
                      values={{ least: millimetres(offer.shortCorridorBelow) }}
                    />
                  </InlineNotice>
                )}
              </Radio>
            ))}
          </RadioBox>
        )}
      </RadioGroup>
      {tooLow && <HigherFrames glasses={glasses} least={tooLow.least} lineId={lineId} />}
      {chosen?.use === "progressive" && <RoadTrafficWarning />}
    </StepFrame>
  );
}
