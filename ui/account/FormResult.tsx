import { type ReactNode, useLayoutEffect, useRef } from "react";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { TriangleAlert } from "../icons/TriangleAlert.ts";
import { answer, mark, text, title as titleStyle } from "./FormResult.css.ts";

export interface FormResultProps {
  /** Whether the form succeeded (`done`) or can no longer be used (`refused`). Selects the icon. */
  type: "done" | "refused";
  /** The result in a few words. */
  title: ReactNode;
  /** Whether this replaced a form that was just submitted; it then takes the focus, since the submit button is gone. */
  hasReplacedForm: boolean;
  /** An explanation below the title. */
  children?: ReactNode;
  /** The next step, such as a link or a button. */
  action?: ReactNode;
}

/** Replaces a form that has succeeded or can no longer be used. */
export function FormResult({ type, title, hasReplacedForm, children, action }: FormResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasReplacedForm) box.current?.focus();
  }, [hasReplacedForm]);
  const Icon = type === "done" ? CircleCheck : TriangleAlert;
  return (
    <div ref={box} className={answer} tabIndex={-1}>
      <p className={titleStyle}>
        <Icon className={mark({ type })} />
        {title}
      </p>
      {children !== undefined && <p className={text}>{children}</p>}
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
