import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { foot } from "./FilterFoot.css.ts";

export interface FilterFootProps {
  /** How many products what is chosen leaves; null while they are counted. */
  count: number | null;
  /** The products are wanted to be seen: the drawer closes. */
  onShow: () => void;
  /** The address without any filter. */
  clearHref: string;
}

/** The foot of a drawer with filters: how many products are left, and the way to them. */
export function FilterFoot({ count, onShow, clearHref }: FilterFootProps) {
  return (
    <div className={foot}>
      {/* What is said elsewhere on the page cannot be heard while a drawer lies over it. */}
      <output>
        {count === 0 ? (
          <FormattedMessage id="ui.filterFoot.none" />
        ) : (
          count !== null && (
            <VisuallyHidden>
              <FormattedMessage id="ui.filterFoot.count" values={{ count }} />
            </VisuallyHidden>
          )
        )}
      </output>
      {count === 0 ? (
        <Link variant="solid" size="primary" width="full" href={clearHref}>
          <FormattedMessage id="ui.filterFoot.clear" />
        </Link>
      ) : (
        <Button size="primary" width="full" aria-busy={count === null} onClick={onShow}>
          <FormattedMessage id={count === null ? "ui.filterFoot.counting" : "ui.filterFoot.show"} values={{ count }} />
        </Button>
      )}
    </div>
  );
}
