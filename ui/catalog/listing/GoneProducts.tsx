import { FormattedMessage } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";

export interface GoneProductsProps {
  /** The names of the products; without any, nothing is rendered. */
  names: readonly string[];
  /** Called to remove them from the list. */
  onRemove: () => void;
}

/** Renders a note that products on a list are no longer sold, with a button that removes them from it. */
export function GoneProducts({ names, onRemove }: GoneProductsProps) {
  if (names.length === 0) return null;
  return (
    <Banner type="warning" action={{ label: <FormattedMessage id="ui.goneProducts.remove" />, onAction: onRemove }}>
      <FormattedMessage id="ui.goneProducts.text" values={{ count: names.length, names: names.join(", ") }} />
    </Banner>
  );
}
