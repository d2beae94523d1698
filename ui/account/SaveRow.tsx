import type { ReactNode } from "react";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Button } from "../primitives/Button.tsx";
import { actions } from "../forms/sent/sentForm.css.ts";

export interface SaveRowProps {
  label: ReactNode;
  pending: boolean;
  /** The yes of the last answer, if it was one. */
  saved: ReactNode;
}

/** The button of a form that stays where it is, and beside it, read out, that it was done. */
export const SaveRow = ({ label, pending, saved }: SaveRowProps) => (
  <div className={actions}>
    <Button type="submit" pending={pending}>
      {label}
    </Button>
    <output>{saved && !pending && <InlineNotice type="success">{saved}</InlineNotice>}</output>
  </div>
);
