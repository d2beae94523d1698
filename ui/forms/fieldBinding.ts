import type { ChangeEvent, FocusEvent, RefCallback } from "react";

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** What ties a field to the form that holds its value; a form library's registration of a field fits. */
export interface FieldBinding {
  name: string;
  /** So that a summary of errors can lead to it. @default one of its own */
  id?: string;
  ref?: RefCallback<FieldElement>;
  onChange?: (event: ChangeEvent<FieldElement>) => unknown;
  onBlur?: (event: FocusEvent<FieldElement>) => unknown;
  defaultValue?: string;
  value?: string;
}
