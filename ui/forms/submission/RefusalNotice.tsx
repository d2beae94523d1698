import type { ReactNode } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { notice } from "./RefusalNotice.css.ts";

export interface RefusalNoticeProps {
  /** The code of the refusal. Problems shown at a field have no sentence here. */
  refused: string | undefined;
  /** When the form may be sent again, in ISO 8601; only after `too-often`. */
  retryAt: string | undefined;
  /** While the form is being sent again, the previous refusal is hidden. */
  pending: boolean;
  /** The time zone in which `retryAt` is shown. */
  timeZone: string;
  /** Sentences by code, for this form only; they override the general ones. */
  sentences?: Readonly<Record<string, ReactNode>>;
}

/** Explains a refusal right above the submit button and announces it. */
export function RefusalNotice({ refused, retryAt, pending, timeZone, sentences }: RefusalNoticeProps) {
  const time = retryAt !== undefined && (
    <FormattedTime value={retryAt} hour="2-digit" minute="2-digit" timeZone={timeZone} />
  );
  const all: Readonly<Record<string, ReactNode>> = {
    "too-often": <FormattedMessage id="ui.formRefusal.tooOften" values={{ time }} />,
    offline: <FormattedMessage id="ui.formRefusal.offline" />,
    failed: <FormattedMessage id="ui.formRefusal.failed" />,
    ...sentences,
  };
  const sentence = refused === undefined || pending ? undefined : all[refused];
  return (
    <div role="alert" className={notice}>
      {sentence !== undefined && (
        <InlineNotice type={refused === "offline" ? "warning" : "error"}>{sentence}</InlineNotice>
      )}
    </div>
  );
}
