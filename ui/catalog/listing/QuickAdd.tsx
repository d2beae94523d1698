import { FormattedMessage, useIntl } from "react-intl";
import { Menu, MenuItem } from "../../overlays/Menu.tsx";
import { Button } from "../../primitives/Button.tsx";

/** One of the variants of a product. */
export interface QuickVariant {
  /** Its sku. */
  readonly id: string;
  /** What sets it apart, in words: "szylkret, 48-21-145". */
  readonly label: string;
  /** One that is sold out can be read, not chosen. */
  readonly available: "yes" | "sold-out";
}

export interface QuickAddProps {
  /** The product's name. */
  name: string;
  /** The first of several is not added unasked; a single one is. */
  variants: readonly [QuickVariant, ...QuickVariant[]];
  /** One variant is wanted, by its id. */
  onAdd: (id: string) => void;
  /** It is on its way into the cart. @default false */
  pending?: boolean;
}

/**
 * Puts a product into the cart without its page: at once, or after a choice among its variants. One of the `actions` of a
 * `ProductCard`. Where none can be had, there is nothing to press: the card's badge says so.
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
      // oxlint-disable-next-line react/no-unstable-nested-components -- the menu calls it, and mounts what it answers
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
