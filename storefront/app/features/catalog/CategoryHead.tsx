import { Breadcrumb } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { type Master, photograph, type PictureSource } from "#domain/media/picture.ts";
import { withPrefix } from "#domain/store.ts";
import type { ListScope } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import * as styles from "./CategoryView.css.ts";
import { ListCount } from "./ListCount.tsx";

interface Scoped {
  readonly scope: ListScope;
}

export interface CategoryHeadProps extends Scoped {
  /** Instead of the category's name; null for that. */
  readonly heading: string | null;
  /** Empty for nothing. */
  readonly lead: string;
  readonly picture: Master | null;
}

/** Where the list lies, what it is called, how long it is, and what lies below it. */
export function CategoryHead({ scope, heading, lead, picture }: CategoryHeadProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { categories, category, address } = scope;
  const { text } = address;
  const crumbs = categoryCrumbs(categories, category, store.prefix, catalog);
  const title = text === null ? (heading ?? category.name) : intl.formatMessage({ id: "search.title" }, { text });
  return (
    <>
      <div className={styles.path}>
        <Breadcrumb
          homeHref={withPrefix("/", store)}
          levels={text === null && heading === null ? crumbs.slice(0, -1) : crumbs}
          current={title}
        />
      </div>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.description}>{lead}</p>}
          <p className={styles.lead}>
            <ListCount scope={scope} />
          </p>
          {text === null && <Subcategories scope={scope} />}
        </div>
        {picture && <Still {...photograph(picture, images.topSliderDesktop)} />}
      </div>
    </>
  );
}

/** What lies in the category: seen from its right, where the things are, and only where there is room beside the words. */
function Still({ src, dense }: PictureSource) {
  return (
    <img
      className={styles.still}
      alt=""
      width={1440}
      height={420}
      loading="lazy"
      decoding="async"
      src={src}
      srcSet={dense && `${src}, ${dense} 2x`}
    />
  );
}

function Subcategories({ scope: { categories, category } }: Scoped) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  const below = childrenOf(categories, category).filter(({ productCount }) => productCount > 0);
  if (below.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "category.subcategories" })}>
      <ul className={styles.subcategories}>
        {below.map((each) => (
          <li key={each.id}>
            <a className={styles.subcategory} href={categoryHref(prefix, each)}>
              <FormattedMessage id="category.subcategory" values={{ name: each.name, count: each.productCount }} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
