import { Amount, Radio, RadioBox, RadioGroup } from "@dioptra/ui";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { coatingWords } from "./coatingWords.ts";

interface LensPackagesProps {
  readonly lenses: readonly OfferedLenses[];
  /** The sku of the chosen lenses; null if none are. */
  readonly value: string | null;
  readonly onChange: (sku: string) => void;
}

/** The choice of lenses before the prescription is known, without thickness and advice. */
export function LensPackages({ lenses, value, onChange }: LensPackagesProps) {
  const { locale } = useIntl();
  return (
    <RadioGroup
      legend={<FormattedMessage id="configurator.lens.title" />}
      legendDisplay="hidden"
      value={value}
      onChange={onChange}
    >
      <RadioBox>
        {lenses.map(({ sku, name, price, supply }) => (
          <Radio
            key={sku}
            value={sku}
            label={name}
            end={
              <>
                +<Amount value={price} />
              </>
            }
            description={<FormattedList value={coatingWords(supply.coatings, locale)} />}
          />
        ))}
      </RadioBox>
    </RadioGroup>
  );
}
