import { Button, InlineNotice } from "@dioptra/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { WaitingTask as Waiting } from "../state/tasks/waitingTasks.ts";
import { useTaskQueue } from "../state/tasks/useTaskQueue.ts";
import { replacedForm } from "./replacedForm.css.ts";

export interface WaitingTaskProps {
  readonly waiting: Waiting;
  /** Whether this replaces the form that was just pressed, so that the focus moves here. */
  readonly hasReplacedForm: boolean;
  /** The words of the button that takes the task back. */
  readonly cancel: ReactNode;
  /** What waits, and when it is sent. */
  readonly children: ReactNode;
}

/** A form that was sent without a network, in its place: it waits in this browser, and can be taken back. */
export function WaitingTask({ waiting, hasReplacedForm, cancel, children }: WaitingTaskProps) {
  const queue = useTaskQueue();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasReplacedForm) part.current?.focus();
  }, [hasReplacedForm]);
  return (
    <div ref={part} tabIndex={-1} className={replacedForm}>
      <InlineNotice type="info">{children}</InlineNotice>
      <Button variant="line" onClick={() => void queue.cancel(waiting)}>
        {cancel}
      </Button>
    </div>
  );
}
