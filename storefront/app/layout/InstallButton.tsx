import { Button } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { install } from "../state/installation.ts";

/** Lets the browser ask whether to install the shop on this device. */
export const InstallButton = () => (
  <Button variant="line" size="compact" onClick={() => void install().catch(() => {})}>
    <FormattedMessage id="install.button" />
  </Button>
);
