import { type ReactNode, useLayoutEffect, useRef } from "react";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { TriangleAlert } from "../icons/TriangleAlert.ts";
import { answer, mark, text, title as titleStyle } from "./FormAnswer.css.ts";

export interface FormAnswerProps {
  type: "done" | "refused";
  title: ReactNode;
  /** It came in place of a form that was just sent: the button that was pressed is gone, and the focus comes here. */
  hasReplaced: boolean;
  children?: ReactNode;
  /** What can be done now. */
  action?: ReactNode;
}

/** Stands where a form stood, once that has done its work or cannot any more. */
export function FormAnswer({ type, title, hasReplaced, children, action }: FormAnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasReplaced) box.current?.focus();
  }, [hasReplaced]);
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
