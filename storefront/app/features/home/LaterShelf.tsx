import { Banner, ProductShelf, Skeleton, useIsNear } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { laterHomeLists } from "#domain/catalog/homeShelves.ts";
import { shelfQuery } from "../../queries/products.ts";
import * as styles from "./LaterShelf.css.ts";
import { ProductTile } from "../../components/ProductTile.tsx";

/** Pixels between the visible part of the page and what is further down, at which that is requested. */
export const nearby = 600;

const placeholders = [1, 2, 3, 4] as const;

export interface LaterShelfProps {
  readonly flag: (typeof laterHomeLists)[number];
  /** The list to see all products of the shelf; the only content without JavaScript. */
  readonly all?: { readonly href: string; readonly label: ReactNode };
}

/** A shelf further down the page. Its products are requested when it comes near the visible part of the page. */
export function LaterShelf({ flag, all }: LaterShelfProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const shelf = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(shelf, nearby);
  const { data, isError, isFetching, refetch } = useQuery({ ...shelfQuery(client, flag), enabled: isNear });
  const title = <FormattedMessage id={`home.shelf.${flag}`} />;
  return (
    <div ref={shelf} className={styles.shelf} aria-busy={isFetching || undefined}>
      <ProductShelf title={title} {...(all && { allLink: all })}>
        {data
          ? data.products.map((product) => <ProductTile key={product.parentSku} product={product} />)
          : !isError && placeholders.map((place) => <Placeholder key={place} />)}
      </ProductShelf>
      {data?.products.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage id="home.shelf.empty" />
        </p>
      )}
      {isError && !data && (
        <Banner
          type="error"
          action={{ label: <FormattedMessage id="notice.tryAgain" />, onAction: () => void refetch() }}
        >
          <FormattedMessage id="home.shelf.failed" />
        </Banner>
      )}
    </div>
  );
}

/** The place of a card whose product is loading. */
const Placeholder = () => (
  <li className={styles.placeholder} aria-hidden="true">
    <Skeleton shape="picture" />
    <Skeleton shape="line" length="long" />
    <Skeleton shape="line" />
    <Skeleton shape="line" length="short" />
  </li>
);
