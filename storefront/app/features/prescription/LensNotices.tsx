import { InlineNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";

/**
 * The warning that progressive lenses made without a fitting height must carry
 * (docs/specification/prescriptions.md#rx-24).
 */
export const RoadTrafficWarning = () => (
  <InlineNotice type="warning">
    <FormattedMessage id="configurator.roadTraffic" />
  </InlineNotice>
);

/** Says that these glasses cannot be returned, because their lenses are made to a prescription. */
export const NoReturn = ({ name }: { readonly name: string }) => (
  <InlineNotice type="warning">
    <FormattedMessage id="configurator.noReturn" values={{ name }} />
  </InlineNotice>
);
