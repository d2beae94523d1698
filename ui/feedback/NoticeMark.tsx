import { useIntl } from "react-intl";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { CircleX } from "../icons/CircleX.ts";
import { Info } from "../icons/Info.ts";
import { TriangleAlert } from "../icons/TriangleAlert.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

export interface NoticeMarkProps {
  type: keyof typeof icons;
}

/** What kind of news it is: by its form to the eye, in a word to the ear. */
export function NoticeMark({ type }: NoticeMarkProps) {
  const intl = useIntl();
  const words = {
    info: intl.formatMessage({ id: "ui.notice.info" }),
    success: intl.formatMessage({ id: "ui.notice.success" }),
    warning: intl.formatMessage({ id: "ui.notice.warning" }),
    error: intl.formatMessage({ id: "ui.notice.error" }),
  } satisfies Record<NoticeMarkProps["type"], string>;
  const Icon = icons[type];
  return (
    <span>
      <Icon size={20} />
      <VisuallyHidden>{words[type]} </VisuallyHidden>
    </span>
  );
}
