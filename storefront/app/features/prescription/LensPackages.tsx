import { Amount, Radio, RadioBox, RadioGroup } from "@dioptra/ui";
import { FormattedList, FormattedMessage } from "react-intl";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";

interface LensPackagesProps {
  readonly lenses: readonly OfferedLenses[];
  /** The sku of the chosen lenses; null if none are. */
  readonly value: string | null;
  readonly onChange: (sku: string) => void;
}

/** The choice of lenses before the prescription is known, without thickness and advice. */
export const LensPackages = ({ lenses, value, onChange }: LensPackagesProps) => (
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
          description={<FormattedList value={supply.coatings} />}
        />
      ))}
    </RadioBox>
  </RadioGroup>
);
