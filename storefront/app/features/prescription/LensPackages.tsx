import { Amount, Radio, RadioBox, RadioGroup, refusalWords } from "@dioptra/ui";
import type { LensFrame } from "@dioptra/ui/optics";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { frameRefusal } from "#domain/configurator/makeability.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { coatingWords } from "./coatingWords.ts";

interface LensPackagesProps {
  readonly lenses: readonly OfferedLenses[];
  /** The frame that the lenses are for. */
  readonly frame: LensFrame;
  /** The sku of the chosen lenses; null if none are. */
  readonly value: string | null;
  readonly onChange: (sku: string) => void;
}

/** The choice of lenses before the prescription is known, without thickness and advice. Those that the frame rules out say why. */
export function LensPackages({ lenses, frame, value, onChange }: LensPackagesProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      legend={<FormattedMessage id="configurator.lens.title" />}
      legendDisplay="hidden"
      value={value}
      onChange={onChange}
    >
      <RadioBox>
        {lenses.map(({ sku, name, price, supply }) => {
          const refusal = frameRefusal(supply, frame);
          return (
            <Radio
              key={sku}
              value={sku}
              disabled={refusal !== null}
              label={name}
              end={
                <>
                  +<Amount value={price} />
                </>
              }
              description={
                refusal ? (
                  refusalWords(intl, refusal)
                ) : (
                  <FormattedList value={coatingWords(supply.coatings, intl.locale)} />
                )
              }
            />
          );
        })}
      </RadioBox>
    </RadioGroup>
  );
}
