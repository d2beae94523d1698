import { InlineNotice, Link, TempleMark } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { configuratorHref } from "#domain/configurator/href.ts";
import { tilesQuery } from "../../queries/products.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ConfiguratorView.css.ts";
import type { ConfiguredFrame } from "./glasses.ts";
import { higherFrames, higherSizes } from "./nearestWays.ts";

interface HigherFramesProps {
  readonly glasses: ConfiguredFrame;
  /** The height in mm that the lenses need at least. */
  readonly least: number;
  /** The id of the cart line that is changed; null for new glasses. */
  readonly lineId: number | null;
}

/** The nearest frames that are high enough: other sizes of this one, otherwise similar ones. */
export function HigherFrames({ glasses, least, lineId }: HigherFramesProps) {
  const { prefix } = useStoreView();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { product } = glasses;
  const { parentSku } = product;
  const sizes = higherSizes(glasses, least);
  const { data: similar = [] } = useQuery({ ...tilesQuery(client, product.similarSkus), enabled: sizes.length === 0 });
  const others = sizes.length > 0 ? [] : higherFrames(similar, least);
  if (sizes.length + others.length === 0) return null;
  return (
    <InlineNotice type="info">
      <div className={styles.ways}>
        <p>
          <FormattedMessage id="configurator.use.higher" />
        </p>
        {sizes.map(({ variant, frame }) => (
          <p key={variant.sku}>
            <Link href={configuratorHref(prefix, { parentSku, childSku: variant.sku, line: lineId })}>
              <FormattedMessage id="configurator.none.size" /> <TempleMark {...frame} />
            </Link>
          </p>
        ))}
        {others.map((other) => (
          <p key={other.parentSku}>
            <Link href={configuratorHref(prefix, { parentSku: other.parentSku, childSku: null })}>
              {other.name} <TempleMark {...other.frame} />
            </Link>
          </p>
        ))}
      </div>
    </InlineNotice>
  );
}
