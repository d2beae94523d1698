import type { ReactNode } from "react";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Button } from "../primitives/Button.tsx";
import { actions } from "../forms/submission/submission.css.ts";

export interface SaveRowProps {
  /** The label of the button. */
  label: ReactNode;
  /** Whether the form is being saved. */
  pending: boolean;
  /** The confirmation after a successful save; nothing otherwise. */
  saved: ReactNode;
}

/** Renders the submit button of a form that stays open, with an announced confirmation beside it. */
export const SaveRow = ({ label, pending, saved }: SaveRowProps) => (
  <div className={actions}>
    <Button type="submit" pending={pending}>
      {label}
    </Button>
    <output>{saved && !pending && <InlineNotice type="success">{saved}</InlineNotice>}</output>
  </div>
);
