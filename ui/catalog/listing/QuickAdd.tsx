import { FormattedMessage, useIntl } from "react-intl";
import { Menu, MenuItem } from "../../overlays/Menu.tsx";
import { Button } from "../../primitives/Button.tsx";

/** A variant of a product. */
export interface QuickAddVariant {
  /** The variant's SKU. */
  readonly id: string;
  /** The variant's distinguishing features, such as "szylkret, 48-21-145". */
  readonly label: string;
  /** Sold-out variants are listed but cannot be chosen. */
  readonly available: "yes" | "sold-out";
}

export interface QuickAddProps {
  /** The product's name. */
  name: string;
  /** The variants: a single one is added at once, several open a menu. */
  variants: readonly [QuickAddVariant, ...QuickAddVariant[]];
  /** Called with the id of the variant to add. */
  onAdd: (id: string) => void;
  /** Whether it is being added to the cart. @default false */
  pending?: boolean;
}

/**
 * Renders a button that adds a product to the cart from a list, after a choice among its variants if there are several.
 * One of the `actions` of a `ProductCard`. Renders nothing if all variants are sold out, which the card's badge says.
 */
export function QuickAdd({ name, variants, onAdd, pending = false }: QuickAddProps) {
  const intl = useIntl();
  const [only, another] = variants;
  if (variants.every(({ available }) => available === "sold-out")) return null;
  if (!another)
    return (
      <Button
        variant="line"
        size="compact"
        pending={pending}
        aria-label={intl.formatMessage({ id: "ui.quickAdd.addNamed" }, { name })}
        onClick={() => onAdd(only.id)}
      >
        <FormattedMessage id="ui.quickAdd.add" />
      </Button>
    );
  const label = intl.formatMessage({ id: "ui.quickAdd.chooseNamed" }, { name });
  return (
    <Menu
      label={label}
      // oxlint-disable-next-line react/no-unstable-nested-components -- a render prop: the menu calls it as a function
      trigger={(attributes) => (
        <Button {...attributes} variant="line" size="compact" pending={pending} aria-label={label}>
          <FormattedMessage id="ui.quickAdd.choose" />
        </Button>
      )}
    >
      {variants.map(({ id, label: variant, available }) => (
        <MenuItem key={id} disabled={available === "sold-out"} onSelect={() => onAdd(id)}>
          {available === "sold-out" ? (
            <FormattedMessage id="ui.quickAdd.soldOutVariant" values={{ variant }} />
          ) : (
            variant
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
