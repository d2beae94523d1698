import { Breadcrumb, Heading, Link, SalonHours, SalonMap, SalonOpening } from "@dioptra/ui";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { canonicalLocatorPath, routeHref, salonHref, type SalonPage, type SalonPlace } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import { ProductTile } from "../../components/ProductTile.tsx";
import { useServerTime } from "../../state/salons/useServerTime.ts";
import { useStoreView } from "../../state/useShop.ts";
import { NearSalons } from "./NearSalons.tsx";
import * as page from "./StoreLocatorView.css.ts";
import * as styles from "./SalonView.css.ts";
import type { PlainVisit } from "./plainVisit.ts";
import { toShown } from "./salonParts.ts";
import { VisitForm } from "./VisitForm.tsx";

export interface SalonViewProps {
  readonly page: SalonPage;
  /** All pages of this salon. */
  readonly pages: SalonPlace["pages"];
  /** The nearest other salons. */
  readonly near: readonly SalonPlace[];
  /** Products of which the frames are shown below, to be tried on; may be empty. */
  readonly products: readonly ProductSummary[];
  /** What the address says about the form without JavaScript. */
  readonly plain: PlainVisit;
}

/** What is said to be done in a salon, for each purpose. */
const deeds = [1, 2, 3, 4] as const;
const shownProducts = 4;

/** The page of a salon for one purpose: what is done there, when it is open, and how to get there. */
export function SalonView({ page: salon, pages, near, products, plain }: SalonViewProps) {
  const frames = products.filter(({ frame }) => frame).slice(0, shownProducts);
  const intl = useIntl();
  const store = useStoreView();
  const { purpose, city, name, street } = salon;
  const others = pages.filter(({ code }) => code !== salon.code);
  const locator = {
    label: intl.formatMessage({ id: "salons.title" }),
    href: withPrefix(canonicalLocatorPath(store), store),
  };
  const title = intl.formatMessage({ id: `salons.page.${purpose}.title` }, { city });
  return (
    <div className={page.page}>
      <div className={page.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[locator]} current={title} />
      </div>
      <h1 className={page.title}>{title}</h1>
      <p className={page.lead}>
        <FormattedMessage id={`salons.page.${purpose}.description`} values={{ name, street, city }} />
      </p>
      <div className={styles.both}>
        <Visit salon={salon} pages={pages} />
        <div className={styles.words}>
          <section className={styles.part} aria-labelledby="done">
            <Heading level={2} size="part" id="done">
              <FormattedMessage id="salons.page.done" />
            </Heading>
            <ul className={styles.done}>
              {deeds.map((deed) => (
                <li key={deed}>
                  <FormattedMessage id={`salons.page.${purpose}.done${deed}`} />
                </li>
              ))}
            </ul>
          </section>
          {others.length > 0 && (
            <section className={styles.part} aria-labelledby="others">
              <Heading level={2} size="part" id="others">
                <FormattedMessage id="salons.page.others" />
              </Heading>
              <p className={styles.links}>
                {others.map(({ code, purpose: other }) => (
                  <Link key={code} variant="line" href={salonHref(code, store)}>
                    <FormattedMessage id={`salons.purpose.${other}`} />
                  </Link>
                ))}
              </p>
            </section>
          )}
          <div className={styles.form}>
            <VisitForm salon={salon} plain={plain} />
          </div>
        </div>
      </div>
      {frames.length > 0 && (
        <section className={styles.section} aria-labelledby="products">
          <Heading level={2} id="products">
            <FormattedMessage id="salons.page.products" />
          </Heading>
          {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
          <ul className={styles.products} role="list">
            {frames.map((product) => (
              <ProductTile key={product.parentSku} product={product} />
            ))}
          </ul>
        </section>
      )}
      <NearSalons title={<FormattedMessage id="salons.page.near" />} places={near} from={salon.position} />
    </div>
  );
}

/** When a salon is open, where it is, and how to reach it. */
function Visit({ salon, pages }: Pick<SalonViewProps, "pages"> & { readonly salon: SalonPage }) {
  const intl = useIntl();
  const store = useStoreView();
  const now = useServerTime();
  const { name, street, postcode, city, phone, hours, rating, position, country, code } = salon;
  const { purpose: _purpose, ...place } = salon;
  return (
    <section className={styles.facts} aria-labelledby="visit">
      <Heading level={2} size="part" id="visit">
        {name}
      </Heading>
      {now !== null && (
        <p>
          <SalonOpening hours={hours} now={now} />
        </p>
      )}
      <address className={styles.address}>
        {street}
        <br />
        {postcode} {city}
      </address>
      {rating && (
        <p>
          <FormattedMessage
            id="ui.salonDetails.rating"
            values={{
              value: <FormattedNumber value={rating.value} minimumFractionDigits={1} maximumFractionDigits={1} />,
              count: rating.count,
            }}
          />
        </p>
      )}
      <p className={styles.ways}>
        <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</Link>
        <Link href={routeHref(position)}>
          <FormattedMessage id="ui.salonDetails.route" />
        </Link>
      </p>
      <p>
        <Link variant="solid" href="#visit-form">
          <FormattedMessage id="salons.visit.title" />
        </Link>
      </p>
      <SalonHours hours={hours} now={now} />
      <div className={styles.map}>
        <SalonMap
          salons={[toShown({ ...place, pages }, intl, store)]}
          country={country}
          chosen={code}
          onChoose={() => {}}
        />
      </div>
    </section>
  );
}
