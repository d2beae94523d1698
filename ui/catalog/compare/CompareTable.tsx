import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Switch } from "../../forms/Switch.tsx";
import { Link } from "../../primitives/Link.tsx";
import { GoneProducts } from "../listing/GoneProducts.tsx";
import { type SharedList, ShareLink } from "../listing/ShareLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { ComparedFrames } from "./ComparedFrames.tsx";
import { type CompareAttribute, type ComparedProduct, maxCompared } from "./compareProduct.ts";
import { type CompareActions, CompareColumnHead, CompareOffers } from "./CompareOffers.tsx";
import { ComparedAttribute } from "./ComparedAttribute.tsx";
import { compareRows } from "./compareRows.ts";
import * as styles from "./CompareTable.css.ts";
import { useFocusAfterRemoval } from "../../navigation/useFocusAfterRemoval.ts";

export interface CompareTableProps extends CompareActions, SharedList {
  /** At most four products; `CompareToggle` prevents a fifth. */
  products: readonly ComparedProduct[];
  /** The attributes in display order; those without any value are hidden. */
  attributes: readonly CompareAttribute[];
  /** The state of the products. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** Called to load the products again after `failed`. */
  onRetry: () => void;
  /** The names of products in the comparison that are no longer sold. @default none */
  gone?: readonly string[];
  /** Called to remove those products. */
  onRemoveGone?: () => void;
  /** The page linked from an empty comparison, and to find another product. */
  shopHref: string;
  /** The heading level of the titles. @default 2 */
  level?: 2 | 3;
}

const nothing: readonly string[] = [];
const doNothing = () => {};

/**
 * Renders up to four products side by side: two frames drawn over each other, then the value of every attribute, with
 * differences marked in words. On narrow screens the table scrolls on its own, beside its row headings.
 */
export function CompareTable({
  products,
  attributes,
  state = "ready",
  onRetry,
  gone = nothing,
  onRemoveGone = doNothing,
  shopHref,
  level = 2,
  shareHref,
  onShare,
  copied,
  ...actions
}: CompareTableProps) {
  const intl = useIntl();
  const { container, noteRemoval } = useFocusAfterRemoval<HTMLElement>("[data-removal]");
  const frames = products.flatMap(({ id, name, frame }) => (frame ? [{ id, name, ...frame }] : []));
  return (
    <section
      ref={container}
      tabIndex={-1}
      className={styles.comparison}
      aria-label={intl.formatMessage({ id: "ui.compareTable.label" })}
      aria-busy={state === "loading" || undefined}
    >
      {state === "failed" && (
        <Banner type="error" action={{ label: <FormattedMessage id="ui.compareTable.retry" />, onAction: onRetry }}>
          <FormattedMessage id="ui.compareTable.failed" />
        </Banner>
      )}
      {state === "offline" && (
        <Banner type="warning">
          <FormattedMessage id="ui.compareTable.offline" />
        </Banner>
      )}
      {state === "ready" && <GoneProducts names={gone} onRemove={onRemoveGone} />}
      {state === "loading" && <LoadingColumns />}
      {state === "ready" && products.length === 0 && gone.length === 0 && (
        <EmptyState
          level={level}
          title={<FormattedMessage id="ui.compareTable.empty" />}
          action={<ToShop href={shopHref} />}
        >
          <FormattedMessage id="ui.compareTable.emptyText" values={{ limit: maxCompared }} />
        </EmptyState>
      )}
      {state === "ready" && frames.length > 1 && <ComparedFrames frames={frames} level={level} />}
      {state === "ready" && products.length > 0 && (
        <SideBySide
          {...actions}
          products={products}
          attributes={attributes}
          onRemove={(id) => {
            noteRemoval(products.findIndex((product) => product.id === id));
            actions.onRemove(id);
          }}
        />
      )}
      {state === "ready" && products.length === 1 && (
        <div className={styles.oneMore}>
          <InlineNotice type="info">
            <FormattedMessage id="ui.compareTable.oneMore" />
          </InlineNotice>
          <ToShop href={shopHref} />
        </div>
      )}
      {state === "ready" && products.length > 1 && (
        <ShareLink
          shareHref={shareHref}
          onShare={onShare}
          {...(copied && { copied })}
          label={<FormattedMessage id="ui.compareTable.share" />}
          note={<FormattedMessage id="ui.compareTable.shared" />}
        />
      )}
    </section>
  );
}

const ToShop = ({ href }: { href: string }) => (
  <Link variant="line" href={href}>
    <FormattedMessage id="ui.compareTable.toShop" />
  </Link>
);

function SideBySide({
  products,
  attributes,
  ...actions
}: Pick<CompareTableProps, "products" | "attributes"> & CompareActions) {
  const captionId = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareRows(products, attributes);
  const differing = rows.filter(({ differs }) => differs === true);
  const isCompared = products.length > 1;
  const shownRows = onlyDifferences && isCompared ? rows.filter(({ differs }) => differs !== false) : rows;
  return (
    <div className={styles.sideBySide}>
      {isCompared && (
        <div className={styles.choice}>
          <Switch isOn={onlyDifferences} onChange={setOnlyDifferences}>
            <FormattedMessage id="ui.compareTable.onlyDifferences" />
          </Switch>
          <output className={styles.count}>
            <FormattedMessage
              id={shownRows.length === 0 ? "ui.compareTable.none" : "ui.compareTable.count"}
              values={{ differing: differing.length, all: rows.length }}
            />
          </output>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll it */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={captionId}>
        <table className={styles.table({ products: columnCount(products.length) })}>
          <caption id={captionId}>
            <VisuallyHidden>
              <FormattedMessage id="ui.compareTable.caption" />
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>
                  <FormattedMessage id="ui.compareTable.attribute" />
                </VisuallyHidden>
              </th>
              {products.map((product) => (
                <CompareColumnHead key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            <CompareOffers {...actions} products={products} />
            {shownRows.map((row) => (
              <ComparedAttribute key={row.code} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const columnCount = (count: number) => (count === 1 ? 1 : count === 2 ? 2 : count === 3 ? 3 : maxCompared);

const LoadingColumns = () => (
  <div className={styles.loading} aria-hidden="true">
    {["first", "second"].map((column) => (
      <div key={column}>
        <Skeleton shape="picture" ratio="wide" />
        <Skeleton shape="line" length="short" />
        <Skeleton shape="line" length="long" />
        <Skeleton shape="line" length="long" />
      </div>
    ))}
  </div>
);
