import { Button } from "@dioptra/ui";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OpenFilterDrawerProps } from "./OpenFilterDrawer.tsx";
import { OpenFilterDrawerLater } from "./listLater.ts";

export type FilterDrawerProps = Omit<OpenFilterDrawerProps, "count" | "onClose" | "onOpen">;

/** The filters where the list has no rail beside it. */
export function FilterDrawer(props: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(props.wanted.chosen).flat().length;
  const button = useRef<HTMLButtonElement>(null);
  // While its code was on the way, the focus may have gone on to something that the filters have taken away since.
  useEffect(() => {
    const opener = button.current;
    return isOpen ? () => opener?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
  return (
    <>
      <Button ref={button} variant="text" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={20} />
        <FormattedMessage id="category.filtersChosen" values={{ count }} />
      </Button>
      {isOpen && (
        <OpenFilterDrawerLater {...props} count={count} onClose={() => setOpen(false)} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}
