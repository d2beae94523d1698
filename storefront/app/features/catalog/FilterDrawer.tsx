import { Button, Drawer, FilterChips, FilterFoot } from "@dioptra/ui";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStoreView } from "../../state/useStoreView.ts";
import { ListFilters, type ListFiltersProps } from "./ListFilters.tsx";
import { listLinks } from "./listLinks.ts";
import { useFacets } from "./useFacets.ts";

export interface FilterDrawerProps extends ListFiltersProps {
  /** Products that are left; null while they are counted. */
  readonly total: number | null;
}

/** The filters where the list has no rail beside it. */
export function FilterDrawer({ scope, wanted, onWant, total }: FilterDrawerProps) {
  const { prefix, currency } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const facets = useFacets(scope);
  const count = Object.values(wanted.chosen).flat().length;
  const links = listLinks(prefix, scope, wanted);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={20} />
        <FormattedMessage id="category.filtersChosen" values={{ count }} />
      </Button>
      {isOpen && (
        <Drawer
          open
          onClose={close}
          side="start"
          title={<FormattedMessage id="category.filters" />}
          count={count}
          foot={<FilterFoot count={total} onShow={close} clearHref={links.clearHref} />}
        >
          <FilterChips facets={facets} currency={currency} {...links} layout="lines" />
          <ListFilters scope={scope} onWant={onWant} />
        </Drawer>
      )}
    </>
  );
}
