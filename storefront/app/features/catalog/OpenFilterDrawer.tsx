import { Drawer, FilterChips, FilterFoot } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { useStoreView } from "../../state/useStoreView.ts";
import { ListFilters, type ListFiltersProps } from "./ListFilters.tsx";
import { listLinks } from "./listLinks.ts";
import { useFacets } from "./useFacets.ts";

export interface OpenFilterDrawerProps extends ListFiltersProps {
  /** Products that are left; null while they are counted. */
  readonly total: number | null;
  /** Values that are chosen. */
  readonly count: number;
  readonly onClose: () => void;
  /** Opens them again, after their code did not load. */
  readonly onOpen: () => void;
}

/** The filters over the list. */
export function OpenFilterDrawer({ scope, wanted, onWant, total, count, onClose }: OpenFilterDrawerProps) {
  const { prefix, currency } = useStoreView();
  const links = listLinks(prefix, scope, wanted);
  return (
    <Drawer
      open
      onClose={onClose}
      side="start"
      title={<FormattedMessage id="category.filters" />}
      count={count}
      foot={<FilterFoot count={total} onShow={onClose} clearHref={links.clearHref} />}
    >
      <FilterChips facets={useFacets(scope)} currency={currency} {...links} layout="lines" />
      <ListFilters scope={scope} wanted={wanted} onWant={onWant} />
    </Drawer>
  );
}
