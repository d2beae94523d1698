import { Breadcrumb, Button, InlineNotice, Link, StoreMap, TextField, VisuallyHidden } from "@dioptra/ui";
import { Check } from "@dioptra/ui/icons/Check";
import { distanceBetween } from "@dioptra/ui/rules";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { findInCountry, nearestFirst } from "#domain/salon/findSalons.ts";
import { type SalonCountry, salonCountries, type SalonPlace } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import { useDebounced } from "../../components/useDebounced.ts";
import { useServerTime } from "../../state/salons/useServerTime.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./StoreLocatorView.css.ts";
import { toShown } from "./salonParts.ts";
import { usePosition } from "./usePosition.ts";

export interface StoreLocatorViewProps {
  readonly places: readonly SalonPlace[];
  /** The path of this page: the store locator has two addresses. */
  readonly path: string;
  /** What the address searches for. */
  readonly query: string;
  readonly country: SalonCountry;
}

/** All salons as a list and on a map, found by town, postcode or the visitor's position. Without JavaScript, a list. */
export function StoreLocatorView({ places, path, query, country }: StoreLocatorViewProps) {
  const intl = useIntl();
  const store = useStoreView();
  const now = useServerTime();
  const [typed, setTyped] = useTypedSearch(query);
  const [chosen, setChosen] = useState<string | null>(null);
  const { position, state, locate, forget } = usePosition();
  const found = findInCountry(places, typed, country);
  const shown = position ? nearestFirst(places, position) : found.places;
  const distances = position && Object.fromEntries(shown.map((p) => [p.code, distanceBetween(position, p.position)]));
  // A postcode has no position of its own: the salons are listed from the one nearest to it.
  const origin = position ?? (found.by === "postcode" ? shown[0]?.position : null);
  const title = intl.formatMessage({ id: "salons.title" });

  function search(text: string) {
    forget();
    setChosen(null);
    setTyped(text);
  }

  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[]} current={title} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        <FormattedMessage id="salons.lead" />
      </p>
      <search>
        <form
          action={withPrefix(path, store)}
          className={styles.search}
          onSubmit={(event: FormEvent) => event.preventDefault()}
        >
          <TextField
            type="search"
            name="q"
            autoComplete="postal-code"
            label={<FormattedMessage id="salons.search" />}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
          <noscript>
            <Button type="submit" variant="line">
              <FormattedMessage id="salons.searchButton" />
            </Button>
          </noscript>
          <div className={styles.withScript}>
            <Button variant="line" pending={state === "pending"} onClick={locate}>
              <FormattedMessage id="salons.nearMe" />
            </Button>
          </div>
        </form>
      </search>
      <div className={styles.status} aria-live="polite">
        {state === "pending" && <FormattedMessage id="salons.locating" />}
        {(state === "denied" || state === "unavailable") && (
          <InlineNotice type="warning">
            <FormattedMessage id={`salons.position.${state}`} />
          </InlineNotice>
        )}
        {state === "idle" && position && <FormattedMessage id="salons.byPosition" />}
        {state === "idle" && !position && found.by === "postcode" && (
          <FormattedMessage id="salons.byPostcode" values={{ postcode: typed.trim() }} />
        )}
        {state === "idle" && !position && found.by === "words" && typed.trim() !== "" && (
          <VisuallyHidden>
            <FormattedMessage id="ui.storeMap.count" values={{ count: found.places.length }} />
          </VisuallyHidden>
        )}
      </div>
      {!position && (
        <nav className={styles.countries} aria-label={intl.formatMessage({ id: "salons.countries" })}>
          {salonCountries.map((each) => (
            <Link
              key={each}
              href={withPrefix(each === country ? path : `${path}?country=${each}`, store)}
              aria-current={each === found.country ? "page" : undefined}
              onClick={() => setTyped("")}
            >
              {each === found.country && <Check size={16} />}
              <FormattedMessage
                id={`salons.country.${each}`}
                values={{ count: places.filter((place) => place.country === each).length }}
              />
            </Link>
          ))}
        </nav>
      )}
      <StoreMap
        level={2}
        salons={shown.map((place) => toShown(place, intl, store))}
        distances={distances}
        origin={origin}
        now={now}
        country={position ? (shown[0]?.country ?? country) : found.country}
        chosen={chosen}
        onChoose={setChosen}
        emptyAction={
          <Button variant="line" onClick={() => search("")}>
            <FormattedMessage id="salons.all" />
          </Button>
        }
      />
    </div>
  );
}

/** What is typed into the search, which the address follows, so that it can be shared and survives the way back. */
function useTypedSearch(query: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const settled = useDebounced(typed).trim();
  useEffect(() => {
    if (settled === query) return;
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, q: settled || undefined }),
      replace: true,
      resetScroll: false,
    });
    // Only what is typed moves the address: the address itself changes when a link is followed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [typed, setTyped] as const;
}
