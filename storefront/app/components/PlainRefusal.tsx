import { InlineNotice } from "@dioptra/ui";
import { FormattedMessage, FormattedTime } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { PlainReason } from "#domain/plainForm/plainForm.ts";

/** The messages are named by their ids. */
export interface PlainRefusalProps {
  /** Nothing is shown if the form was not refused. */
  readonly reason: PlainReason | null;
  /** When the form can be sent again, in ISO 8601. */
  readonly retryAt: string | null;
  /** Says that fields below have to be corrected. */
  readonly invalid: string;
  /** Says that the form was sent too often, and from which `time` on it can be sent again. */
  readonly tooOften: string;
  /** Says that the form could not be sent now. */
  readonly failed: string;
}

/** Says why a form without JavaScript was refused. */
export function PlainRefusal({ reason, retryAt, invalid, tooOften, failed }: PlainRefusalProps) {
  if (reason === null) return null;
  const isWaiting = reason === "too-often" && retryAt !== null;
  return (
    <InlineNotice type="error">
      {isWaiting ? (
        <FormattedMessage
          id={tooOften}
          values={{ time: <FormattedTime value={retryAt} timeStyle="short" timeZone={timeZone} /> }}
        />
      ) : (
        <FormattedMessage id={reason === "invalid" ? invalid : failed} />
      )}
    </InlineNotice>
  );
}
