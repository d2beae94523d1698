import { OwnGlasses } from "@dioptra/ui";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { Frame } from "#domain/product/product.ts";
import { useMySize, useShop } from "../../state/useShop.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import * as styles from "./ProductView.css.ts";

interface FitComparisonProps {
  readonly name: string;
  readonly frame: Frame;
}

/** The frame over the shopper's own glasses, whose size is remembered for lists and other frames. */
export const FitComparison = (props: FitComparisonProps) => (
  <WithMessages parts={["sizeGuide"]}>
    <Comparison {...props} />
  </WithMessages>
);

function Comparison({ name, frame }: FitComparisonProps) {
  const { mySize } = useShop();
  const { mark } = useMySize();
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place} className={styles.comparison}>
      <p>
        <FormattedMessage id="ui.sizeGuide.own.text" values={{ name }} />
      </p>
      <OwnGlasses frame={frame} name={name} mark={mark} onMark={(typed) => mySize.setState({ mark: typed })} />
    </div>
  );
}
