import { PickupPointPicker, type PickupPointPickerProps } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { WithMessages } from "../../components/WithMessages.tsx";

export interface PickupPointsProps extends Omit<PickupPointPickerProps, "error"> {
  /** The name of a point that was chosen before and takes no parcels any more; null without one. */
  readonly goneName: string | null;
  /** Whether the step was completed without a point. */
  readonly isMissing: boolean;
}

/** The choice of a pick-up point. */
export function PickupPoints({ goneName, isMissing, ...picker }: PickupPointsProps) {
  const error = goneName === null ? isMissing && <FormattedMessage id="checkout.point.missing" /> : gone(goneName);
  return (
    <WithMessages parts={["choices"]}>
      <PickupPointPicker {...picker} error={error} />
    </WithMessages>
  );
}

const gone = (name: string) => <FormattedMessage id="checkout.point.gone" values={{ name }} />;
