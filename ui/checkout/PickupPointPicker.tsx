import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Banner } from "../feedback/Banner.tsx";
import { Radio, RadioBox, RadioGroup, RadioNotice } from "../forms/RadioGroup.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Button } from "../primitives/Button.tsx";
import { type PickupPoint, pickupPointsFor, pointName } from "../rules/pickupPoints.ts";
import { formatDistance, formatWeek } from "../stores/formats.ts";
import * as styles from "./PickupPointPicker.css.ts";

/** The choice that a map shares with the list. */
export interface PickupPointMapChoice {
  /** The points that are listed. */
  readonly points: readonly PickupPoint[];
  /** The id of the chosen point; null if none is. */
  readonly chosen: string | null;
  /** Chooses a point by its id. */
  readonly onChoose: (id: string) => void;
}

export interface PickupPointPickerProps {
  /** The points this order can be sent to, or why they are unknown. */
  points: readonly PickupPoint[] | "loading" | "failed" | "offline";
  /** The id of the chosen point; null if none is. */
  value: string | null;
  /** Called with the id of the point that the shopper selects. */
  onChange: (id: string) => void;
  /** Called with the typed town or postcode, so that points there can be loaded. */
  onSearch?: (typed: string) => void;
  /** Called to load the points again after `failed`. */
  onRetry?: () => void;
  /** Renders the listed points on a map, such as a `PickupPointMap`. Called only while the shopper has opened the map. */
  map?: (choice: PickupPointMapChoice) => ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

/**
 * Renders the choice of a pickup point: a list, nearest first, with a search by town, street or postcode, and a map on
 * request. Once a point is chosen, only that point is shown, with a button to change it.
 */
export function PickupPointPicker(props: PickupPointPickerProps) {
  const { points, value, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = typeof points === "string" ? undefined : points.find(({ id }) => id === value);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focused radio button is gone.
    if (wasOpen.current && !isOpen) changeButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (chosen && !isOpen) {
    return (
      <div className={styles.chosen}>
        <div>
          <p className={styles.name}>{pointName(chosen)}</p>
          <PointDetails point={chosen} />
        </div>
        <Button ref={changeButton} variant="line" size="compact" onClick={() => setOpen(true)}>
          <FormattedMessage id="ui.pickupPointPicker.change" />
        </Button>
      </div>
    );
  }
  const choose = (id: string) => {
    setOpen(true);
    onChange(id);
  };
  return (
    <div className={styles.picker}>
      <PointList {...props} onChange={choose} />
      {chosen && (
        <div>
          <Button onClick={() => setOpen(false)}>
            <FormattedMessage id="ui.pickupPointPicker.take" values={{ name: pointName(chosen) }} />
          </Button>
        </div>
      )}
    </div>
  );
}

function PointList({ points, value, onChange, onSearch, onRetry, map, error }: PickupPointPickerProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState("");
  const [mapState, setMapState] = useState<"closed" | "open">("closed");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(list.current, value), [value]);
  if (points === "failed" || points === "offline") {
    return (
      <Banner
        type={points === "failed" ? "error" : "warning"}
        {...(onRetry && { action: { label: <FormattedMessage id="ui.pickupPointPicker.retry" />, onAction: onRetry } })}
      >
        <FormattedMessage id={points === "failed" ? "ui.pickupPointPicker.failed" : "ui.pickupPointPicker.offline"} />
      </Banner>
    );
  }
  const shown = points === "loading" ? [] : pickupPointsFor(points, typed);
  return (
    <>
      <TextField
        label={<FormattedMessage id="ui.pickupPointPicker.search" />}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onSearch?.(target.value);
        }}
      />
      <RadioGroup
        legend={<FormattedMessage id="ui.pickupPointPicker.legend" />}
        value={value}
        onChange={onChange}
        error={error}
      >
        {shown.length > 0 ? (
          <div ref={list} className={styles.list}>
            <RadioBox>
              {shown.map((point) => (
                <Radio
                  key={point.id}
                  value={point.id}
                  label={pointName(point)}
                  end={point.distance !== undefined && formatDistance(intl, point.distance)}
                  disabled={point.state === "outage"}
                  description={<PointDetails point={point} />}
                />
              ))}
            </RadioBox>
          </div>
        ) : (
          <RadioNotice>
            <FormattedMessage
              id={points === "loading" ? "ui.pickupPointPicker.loading" : "ui.pickupPointPicker.empty"}
            />
          </RadioNotice>
        )}
      </RadioGroup>
      {map && (
        <div>
          <Button
            variant="line"
            size="compact"
            aria-expanded={mapState === "open"}
            onClick={() => setMapState(mapState === "open" ? "closed" : "open")}
          >
            <FormattedMessage
              id={mapState === "open" ? "ui.pickupPointPicker.hideMap" : "ui.pickupPointPicker.showMap"}
            />
          </Button>
        </div>
      )}
      {mapState === "open" && map && (
        <>
          {map({ points: shown, chosen: value, onChoose: onChange })}
          <MapChoice point={shown.find(({ id }) => id === value)} />
        </>
      )}
    </>
  );
}

/** Names what is chosen below the map, where the list may be out of view. */
function MapChoice({ point }: { point: PickupPoint | undefined }) {
  return (
    <div aria-live="polite" className={styles.mapChoice}>
      {point && (
        <>
          <p className={styles.name}>{pointName(point)}</p>
          <PointDetails point={point} />
        </>
      )}
    </div>
  );
}

/** Brings the chosen point into view in a list that scrolls on its own; the page stays where it is. */
function scrollTo(list: HTMLElement | null, value: string | null) {
  const chosen = [...(list?.querySelectorAll<HTMLInputElement>("input") ?? [])].find((input) => input.value === value);
  const row = chosen?.closest("div");
  if (!list || !row) return;
  const [box, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < box.top || own.bottom > box.bottom) list.scrollTop += own.top - box.top;
}

function PointDetails({ point }: { point: PickupPoint }) {
  const intl = useIntl();
  const { street, postcode, city, place, state } = point;
  return (
    <>
      <span className={styles.details}>
        {[street, `${postcode} ${city}`, place].filter((part) => part !== undefined).join(", ")}
      </span>
      <span className={styles.muted}>{pointFacts(intl, point).join(" · ")}</span>
      {state === "outage" && (
        <span className={styles.outage}>
          <FormattedMessage id="ui.pickupPointPicker.outage" />
        </span>
      )}
    </>
  );
}

/** Returns the hours of a point in words; an empty text if they are unknown. */
function hoursInWords(intl: IntlShape, { hours, week = [] }: PickupPoint): string {
  if (hours === "always") return intl.formatMessage({ id: "ui.pickupPointPicker.always" });
  return hours ?? formatWeek(intl, week);
}

const pointFacts = (intl: IntlShape, point: PickupPoint) => [
  intl.formatMessage({ id: point.kind === "locker" ? "ui.pickupPointPicker.locker" : "ui.pickupPointPicker.shop" }),
  ...[hoursInWords(intl, point)].filter((words) => words !== ""),
  intl.formatMessage({
    id: point.paymentOnPickup ? "ui.pickupPointPicker.payment" : "ui.pickupPointPicker.noPayment",
  }),
];
