import { EmptyState } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";

/** The home page of a shop that has no products yet. */
export const EmptyShop = () => (
  <EmptyState level={1} title={<FormattedMessage id="home.empty.title" />}>
    <FormattedMessage id="home.empty.text" />
  </EmptyState>
);
