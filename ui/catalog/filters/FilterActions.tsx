import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { actions } from "./FilterActions.css.ts";

export interface FilterActionsProps {
  /** The number of products left; null while it is being counted. */
  count: number | null;
  /** Called to show the products; the page closes the drawer. */
  onShow: () => void;
  /** The list's URL without filters. */
  clearHref: string;
}

/** Renders the footer of a filter drawer: the number of products left, and a button to show them. */
export function FilterActions({ count, onShow, clearHref }: FilterActionsProps) {
  return (
    <div className={actions}>
      {/* Live regions of the page are inert while a drawer is open, so the drawer has its own. */}
      <output>
        {count === 0 ? (
          <FormattedMessage id="ui.filterActions.none" />
        ) : (
          count !== null && (
            <VisuallyHidden>
              <FormattedMessage id="ui.filterActions.count" values={{ count }} />
            </VisuallyHidden>
          )
        )}
      </output>
      {count === 0 ? (
        <Link variant="solid" size="primary" width="full" href={clearHref}>
          <FormattedMessage id="ui.filterActions.clear" />
        </Link>
      ) : (
        <Button size="primary" width="full" aria-busy={count === null} onClick={onShow}>
          <FormattedMessage
            id={count === null ? "ui.filterActions.counting" : "ui.filterActions.show"}
            values={{ count }}
          />
        </Button>
      )}
    </div>
  );
}
