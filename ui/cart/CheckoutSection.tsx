import { type ReactNode, type Ref, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { body, head, mark, section, title as titleStyle } from "./CheckoutSection.css.ts";
import { quietAction } from "../primitives/quietAction.css.ts";

interface SectionBase {
  /** The element id, for links to the section. */
  id?: string;
  /** The section's number, from 1. */
  number: number;
  /** The title of the section. */
  title: string;
  /** A ref to the title, so that the page can focus it when the section opens. */
  titleRef?: Ref<HTMLHeadingElement>;
}

interface Done {
  /** `done` shows the summary with an edit button. */
  state: "done";
  /** The completed section in a few lines. */
  summary: ReactNode;
  /** Called to open the section again; left out, it can no longer be changed. */
  onEdit?: () => void;
  children?: never;
}

interface Current {
  /** `current` shows the form. */
  state: "current";
  /** The form of the section. */
  children: ReactNode;
  summary?: never;
  onEdit?: never;
}

interface Upcoming {
  /** `upcoming` shows the title and a preview only. */
  state: "upcoming";
  /** A preview of what the section will ask for. */
  summary?: ReactNode;
  onEdit?: never;
  children?: never;
}

export type CheckoutSectionProps = SectionBase & (Done | Current | Upcoming);

/** Renders one numbered section of the checkout: done, current or upcoming. */
export function CheckoutSection({
  id,
  number,
  title,
  titleRef,
  state,
  summary,
  onEdit,
  children,
}: CheckoutSectionProps) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section id={id} className={section} aria-labelledby={titleId}>
      <div className={head}>
        <span className={mark({ state })} aria-hidden="true">
          {state === "done" ? <Check size={20} /> : number}
        </span>
        <h2 ref={titleRef} id={titleId} className={titleStyle({ state })} tabIndex={titleRef ? -1 : undefined}>
          {title}
          {state === "done" && (
            <VisuallyHidden>
              {" "}
              <FormattedMessage id="ui.checkoutSection.done" />
            </VisuallyHidden>
          )}
        </h2>
        {onEdit && (
          <button
            type="button"
            className={quietAction({ tone: "ink" })}
            aria-label={intl.formatMessage({ id: "ui.checkoutSection.editNamed" }, { title })}
            onClick={onEdit}
          >
            <FormattedMessage id="ui.checkoutSection.edit" />
          </button>
        )}
      </div>
      {state === "current" ? (
        <div className={body({ holds: "content" })}>{children}</div>
      ) : (
        summary !== undefined && <div className={body({ holds: "text" })}>{summary}</div>
      )}
    </section>
  );
}
