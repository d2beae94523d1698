import { Banner } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { loadFailureKind } from "../state/loadFailure.ts";

export interface LoadProblemProps {
  readonly error: Error;
  /** Id of the message that is shown offline. */
  readonly offline: string;
  /** The id of the sentence for every other failure. */
  readonly failed: string;
  readonly onRetry: () => void;
}

/** Why a page of the account could not be loaded, or may be outdated, with a way to try again. */
export function LoadProblem({ error, offline, failed, onRetry }: LoadProblemProps) {
  const isOffline = loadFailureKind(error) === "offline";
  return (
    <Banner
      type={isOffline ? "warning" : "error"}
      action={{ label: <FormattedMessage id="notice.tryAgain" />, onAction: onRetry }}
    >
      <FormattedMessage id={isOffline ? offline : failed} />
    </Banner>
  );
}
