import { FormattedMessage } from "react-intl";
import type { ProblemMessages } from "../checkout/problemMessages.ts";
import type { FormErrorSummaryProps } from "../forms/FormErrorSummary.tsx";

/** A field of a form: its message for each problem, and how long it may be. */
export interface SummaryField {
  readonly messages: ProblemMessages;
  readonly maximum?: number;
}

/** What `FormErrorSummary` lists, in the order of the fields, whose ids are made of the form's. */
export const summaryErrors = <Name extends string>(
  formId: string,
  errors: Readonly<Partial<Record<Name, string | undefined>>>,
  fields: Readonly<Record<Name, SummaryField>>,
): FormErrorSummaryProps["errors"] =>
  Object.entries<SummaryField>(fields).flatMap(([name, { messages, maximum }]) => {
    const problem = Object.entries<string | undefined>(errors).find(([wrong]) => wrong === name)?.[1];
    const message = problem && messages[problem];
    if (!message) return [];
    return [{ fieldId: `${formId}-${name}`, message: <FormattedMessage id={message} values={{ maximum }} /> }];
  });
