import { Button, loadAhead } from "@dioptra/ui";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OpenFilterDrawerProps } from "./OpenFilterDrawer.tsx";
import { OpenFilterDrawerLater } from "./OpenFilterDrawerLater.ts";

export type FilterDrawerProps = Omit<OpenFilterDrawerProps, "count" | "onClose">;

/** The filters where the list has no rail beside it. */
export function FilterDrawer(props: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(props.wanted.chosen).flat().length;
  useEffect(() => loadAhead(OpenFilterDrawerLater.load), []);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={20} />
        <FormattedMessage id="category.filtersChosen" values={{ count }} />
      </Button>
      {isOpen && <OpenFilterDrawerLater {...props} count={count} onClose={() => setOpen(false)} />}
    </>
  );
}
