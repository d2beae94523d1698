import type { ReactNode } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { notice } from "./RefusedNotice.css.ts";

export interface RefusedNoticeProps {
  /** Why it was refused, in the form's own word; what is shown at a field is not repeated here. */
  refused: string | undefined;
  retryAt: string | undefined;
  /** While it is being sent again, the last answer is over. */
  pending: boolean;
  timeZone: string;
  /** What only this form knows, by the word; also instead of what all say. */
  sentences?: Readonly<Record<string, ReactNode>>;
}

/** Stands right above the button that was pressed, and is read out when the answer comes. */
export function RefusedNotice({ refused, retryAt, pending, timeZone, sentences }: RefusedNoticeProps) {
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
