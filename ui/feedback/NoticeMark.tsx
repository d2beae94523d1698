import { useIntl } from "react-intl";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { CircleX } from "../icons/CircleX.ts";
import { Info } from "../icons/Info.ts";
import { TriangleAlert } from "../icons/TriangleAlert.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

export interface NoticeMarkProps {
  /** The type of the message: selects icon, colour, and the word for screen readers. */
  type: keyof typeof icons;
}

/** Renders the type of a notice as an icon, with a word for screen readers. */
export function NoticeMark({ type }: NoticeMarkProps) {
  const intl = useIntl();
  const labels = {
    info: intl.formatMessage({ id: "ui.notice.info" }),
    success: intl.formatMessage({ id: "ui.notice.success" }),
    warning: intl.formatMessage({ id: "ui.notice.warning" }),
    error: intl.formatMessage({ id: "ui.notice.error" }),
  } satisfies Record<NoticeMarkProps["type"], string>;
  const Icon = icons[type];
  return (
    <span>
      <Icon size={20} />
      <VisuallyHidden>{labels[type]} </VisuallyHidden>
    </span>
  );
}
