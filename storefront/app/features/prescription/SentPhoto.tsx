import { FormattedMessage } from "react-intl";
import type { Answers } from "./answers.ts";

/** Says that the platform has a photo of the prescription. A photo of a line that is changed has no name here. */
export const SentPhoto = ({ name }: NonNullable<Answers["photo"]>) => (
  <FormattedMessage id="configurator.photo.sent" values={{ name, hasName: String(name !== "") }} />
);
