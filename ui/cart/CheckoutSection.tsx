import { type ReactNode, type Ref, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { body, head, mark, section, title as titleStyle } from "./CheckoutSection.css.ts";
import { quietAction } from "../primitives/quietAction.css.ts";

interface Numbered {
  /** The address of the section in the page, for links to it. */
  id?: string;
  /** Its place in the order of things, from 1. */
  number: number;
  title: string;
  /** For the page, to move the focus here when the section opens. */
  titleRef?: Ref<HTMLHeadingElement>;
}

interface Done {
  state: "done";
  /** What was answered, in a few lines. */
  summary: ReactNode;
  /** Opens the section again; left out, it cannot be changed any more. */
  onEdit?: () => void;
  children?: never;
}

interface Current {
  state: "current";
  /** What is asked for. */
  children: ReactNode;
  summary?: never;
  onEdit?: never;
}

interface Upcoming {
  state: "upcoming";
  /** What will be asked for. */
  summary?: ReactNode;
  onEdit?: never;
  children?: never;
}

export type CheckoutSectionProps = Numbered & (Done | Current | Upcoming);

/** One numbered part of the checkout: answered, being answered, or still to come. */
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
