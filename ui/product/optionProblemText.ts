import type { IntlShape } from "react-intl";
import type { CustomOption, CustomOptionProblem } from "../rules/customOptions.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";

/** What is wrong with an answer and what to do about it. */
export function optionProblemText(intl: IntlShape, option: CustomOption, problem: CustomOptionProblem): string {
  const day = (value?: string) => value && intl.formatDate(value, { dateStyle: "long", timeZone: "UTC" });
  switch (problem) {
    case "required":
      return intl.formatMessage({ id: requiredMessages[option.kind] });
    case "too-long":
      return intl.formatMessage(
        { id: "ui.customOptions.tooLong" },
        { maximum: ("maximum" in option && option.maximum) || maximumLengths.customOption },
      );
    case "not-a-date":
      return intl.formatMessage({ id: "ui.customOptions.notADate" });
    case "too-early":
      return intl.formatMessage(
        { id: "ui.customOptions.tooEarly" },
        { day: "earliest" in option && day(option.earliest) },
      );
    case "too-late":
      return intl.formatMessage({ id: "ui.customOptions.tooLate" }, { day: "latest" in option && day(option.latest) });
  }
}

const requiredMessages = {
  field: "ui.customOptions.requiredText",
  area: "ui.customOptions.requiredText",
  date: "ui.customOptions.requiredDay",
  "drop-down": "ui.choiceGroup.required",
  radio: "ui.choiceGroup.required",
  checkbox: "ui.customOptions.requiredSome",
  multiple: "ui.customOptions.requiredSome",
} as const satisfies Record<CustomOption["kind"], string>;
