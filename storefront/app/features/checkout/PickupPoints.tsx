import { PickupPointMap, type PickupPointMapChoice, PickupPointPicker, type PickupPointPickerProps } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { salonCountries } from "#domain/salon/salon.ts";
import { WithMessages } from "../../components/WithMessages.tsx";

export interface PickupPointsProps extends Omit<PickupPointPickerProps, "error" | "map"> {
  /** The country of delivery. Its points are also shown on a map if its outline is known. */
  readonly country: string;
  /** The name of a point that was chosen before and takes no parcels any more; null without one. */
  readonly goneName: string | null;
  /** Whether the step was completed without a point. */
  readonly isMissing: boolean;
}

/** The choice of a pick-up point: in a list and, on request, on a map. */
export function PickupPoints({ country, goneName, isMissing, ...picker }: PickupPointsProps) {
  const error = goneName === null ? isMissing && <FormattedMessage id="checkout.point.missing" /> : gone(goneName);
  const drawn = salonCountries.find((each) => each === country);
  const map = drawn && ((choice: PickupPointMapChoice) => <PickupPointMap country={drawn} {...choice} />);
  return (
    <WithMessages parts={["choices"]}>
      <PickupPointPicker {...picker} error={error} {...(map && { map })} />
    </WithMessages>
  );
}

const gone = (name: string) => <FormattedMessage id="checkout.point.gone" values={{ name }} />;
