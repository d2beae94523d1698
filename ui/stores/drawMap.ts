import {
  control,
  divIcon,
  DomEvent,
  latLngBounds,
  type LatLng,
  map as createMap,
  type Map as LeafletMap,
  marker,
  polygon,
  type Marker,
} from "leaflet";
import { type MapCluster, mapClusters, nextCluster } from "./mapClusters.ts";
import { fittedView, type MapView, zoomLevels } from "./mapView.ts";
import * as styles from "./drawMap.css.ts";
import { germany } from "./outlines/germany.ts";
import { poland } from "./outlines/poland.ts";
import { ringsOf } from "./outlines/outline.ts";
import type { Position } from "../rules/distance.ts";

/** A place on the map, such as a salon. */
export interface MapPlace {
  /** The unique code. */
  readonly code: string;
  /** What is written beside the marker of several places. */
  readonly town: string;
  /** What is written beside its own marker. @default its town */
  readonly label?: string;
  readonly position: Position;
}

/** The options of `drawMap`. */
export interface MapOptions {
  /** The country whose outline is drawn. */
  readonly country: "PL" | "DE";
  /** What is in view at first and after the places have changed. */
  readonly view: MapView;
  /** Returns the accessible name of a marker, for one place or several. */
  readonly nameOf: (codes: readonly string[]) => string;
  /** Called with the code of a place when its marker is pressed. */
  readonly onChoose: (code: string) => void;
}

/** Controls a map after it is drawn. */
export interface DrawnMap {
  /**
   * Replaces the places on the map; those with the same codes are the same. With an origin, such as the visitor's
   * position, the map marks it and shows the places nearest to it.
   */
  readonly show: (places: readonly MapPlace[], origin?: Position | null) => void;
  /** Highlights a place's marker and brings it into view; null removes the highlight. */
  readonly choose: (code: string | null) => void;
  /** Zooms in (1) or out (-1). */
  readonly zoom: (steps: 1 | -1) => void;
  /** Removes the map and its listeners. */
  readonly remove: () => void;
}

const outlines = { PL: poland, DE: germany };
/** The width of a marker in px: a touch target. Markers nearer to each other are clustered. */
const markerSize = 44;
/** The width of the buttons that zoom, with the space beside them, in px: they lie over the end of the map. */
const controlWidth = 60;
/** The width of the mark of the origin, in px. */
const originSize = 12;

interface PlaceMarker extends MapCluster {
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

/** Returns Leaflet's animation options. Evaluated each time, since the visitor may change the setting. */
const motion = () => ({ animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });

/** Draws a country and places in it into an element with Leaflet, without tiles or requests to other sites. */
export function drawMap(element: HTMLElement, { country, view, nameOf, onChoose }: MapOptions): DrawnMap {
  const land = polygon(
    ringsOf(outlines[country]).map((ring) => [ring]),
    { interactive: false, className: styles.land },
  );
  const whole = land.getBounds().pad(0.02);
  const map = bareMap(element, whole, zoomLevels[view].nearest);
  land.addTo(map);
  control.scale({ imperial: false, maxWidth: 120 }).addTo(map);

  let places: readonly MapPlace[] = [];
  let chosen: string | null = null;
  let origin: Position | null = null;
  let originMarker: Marker | null = null;
  let markers: readonly PlaceMarker[] = [];

  const placeOf = (code: string) => places.find((place) => place.code === code);
  const toPoint = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });
  const pointOf = ({ position }: MapPlace) => toPoint(position);

  /** Brings the places into view, with room around them for their markers. */
  function fit(animation: { readonly animate: boolean }) {
    if (view === "country") return;
    const [south, west, north, east] = [whole.getSouth(), whole.getWest(), whole.getNorth(), whole.getEast()];
    const positions = places.map(({ position }) => position);
    const fitted = fittedView(view, positions, { south, west, north, east }, origin);
    if (!fitted) return void map.fitBounds(whole, animation);
    const isRightToLeft = getComputedStyle(element).direction === "rtl";
    const [left, right] = isRightToLeft ? [controlWidth, markerSize] : [markerSize, controlWidth];
    map.fitBounds(latLngBounds(fitted.positions.map(toPoint)), {
      ...animation,
      maxZoom: fitted.maxZoom,
      paddingTopLeft: [left, markerSize],
      paddingBottomRight: [right, markerSize],
    });
  }

  /** Marks the origin. It is below all places and cannot be pressed or focused. */
  function drawOrigin() {
    originMarker?.remove();
    if (!origin) return void (originMarker = null);
    const icon = divIcon({ className: styles.origin, iconSize: [originSize, originSize] });
    const options = { icon, interactive: false, keyboard: false, zIndexOffset: -1000 };
    originMarker = marker(toPoint(origin), options).addTo(map);
  }

  function press(mark: PlaceMarker) {
    const members = mark.codes.flatMap((code) => placeOf(code) ?? []);
    const bounds = latLngBounds(members.map(pointOf));
    const isOnePlace = bounds.getNorthEast().equals(bounds.getSouthWest());
    if (!isOnePlace && map.getZoom() < map.getMaxZoom()) return void map.fitBounds(bounds.pad(0.3), motion());
    // Repeated presses cycle through the places of a marker that cannot be separated.
    const next = members[(members.findIndex(({ code }) => code === chosen) + 1) % members.length];
    if (next) onChoose(next.code);
  }

  function setTabStop(mark: PlaceMarker | undefined) {
    for (const { button } of markers) button.tabIndex = button === mark?.button ? 0 : -1;
  }

  function createButton(cluster: MapCluster): HTMLButtonElement {
    const { codes } = cluster;
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.mark;
    button.ariaLabel = nameOf(codes);
    button.ariaPressed = String(chosen !== null && codes.includes(chosen));
    const dot = document.createElement("span");
    dot.className = codes.length > 1 ? styles.dots : styles.dot;
    // The number is shown by CSS, because the button's name already says it in words.
    dot.dataset["count"] = String(codes.length);
    const label = document.createElement("span");
    label.className = styles.label;
    const [first] = codes.map(placeOf);
    label.textContent = (codes.length === 1 && first?.label) || (first?.town ?? "");
    button.append(dot, label);
    DomEvent.disableClickPropagation(button);
    return button;
  }

  function createMarker(cluster: MapCluster, point: LatLng): PlaceMarker {
    const button = createButton(cluster);
    const icon = divIcon({ html: button, className: styles.place, iconSize: [markerSize, markerSize] });
    const drawn = marker(point, { icon, interactive: false, keyboard: false }).addTo(map);
    const mark = { ...cluster, button, marker: drawn };
    button.addEventListener("click", () => press(mark));
    button.addEventListener("focus", () => {
      setTabStop(mark);
      map.panInside(point, { padding: [markerSize, markerSize], ...motion() });
    });
    button.addEventListener("keydown", (event) => {
      const next = nextCluster<PlaceMarker>(mark, event.key, markers);
      if (!event.key.startsWith("Arrow")) return;
      event.preventDefault();
      next?.button.focus({ preventScroll: true });
    });
    return mark;
  }

  /** Redraws all markers for the current zoom, and restores the focus. */
  function draw() {
    const focused = markers.find(({ button }) => button === document.activeElement)?.codes[0];
    for (const { marker: drawn } of markers) drawn.remove();
    const zoom = map.getZoom();
    const points = places.map((place) => {
      const { x, y } = map.project(pointOf(place), zoom);
      return { code: place.code, x, y };
    });
    markers = mapClusters(points, markerSize).map((cluster) =>
      createMarker(cluster, map.unproject([cluster.x, cluster.y], zoom)),
    );
    const markerOf = (code: string | null | undefined) =>
      markers.find(({ codes }) => codes.some((each) => each === code));
    setTabStop(markerOf(focused) ?? markerOf(chosen) ?? markers[0]);
    if (focused !== undefined) markerOf(focused)?.button.focus({ preventScroll: true });
    showLabels(element, markers);
  }

  map.on("zoomend", draw);
  map.on("moveend", () => showLabels(element, markers));
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);

  return {
    show: (next, from = null) => {
      const isSameOrigin = from?.latitude === origin?.latitude && from?.longitude === origin?.longitude;
      const areSamePlaces =
        next.length === places.length && next.every(({ code }, index) => places[index]?.code === code);
      if (isSameOrigin && areSamePlaces) return;
      const isFirst = places.length === 0;
      places = next;
      origin = from;
      drawOrigin();
      fit(isFirst || view === "places" ? { animate: false } : motion());
      draw();
    },
    choose: (code) => {
      chosen = code;
      const place = code === null ? undefined : placeOf(code);
      for (const { button, codes } of markers) button.ariaPressed = String(code !== null && codes.includes(code));
      if (!place) return;
      const isAlone = markers.some(({ codes }) => codes.length === 1 && codes[0] === code);
      if (isAlone) map.panInside(pointOf(place), { padding: [2 * markerSize, 2 * markerSize], ...motion() });
      else map.setView(pointOf(place), Math.max(map.getZoom(), zoomLevels[view].near), motion());
    },
    zoom: (steps) => void map.setZoom(map.getZoom() + steps, motion()),
    remove: () => {
      observer.disconnect();
      // A zoom ends by a timer that Leaflet does not cancel in `remove`, and that throws after the map is removed.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

function bareMap(element: HTMLElement, bounds: ReturnType<typeof latLngBounds>, maxZoom: number): LeafletMap {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // Arrow keys move between markers instead; wheel and single-finger gestures scroll the page.
    keyboard: false,
    scrollWheelZoom: false,
    dragging: matchMedia("(pointer: fine)").matches,
    inertia: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    zoomSnap: 0.25,
    maxZoom,
    maxBounds: bounds.pad(0.4),
    maxBoundsViscosity: 1,
  });
  map.fitBounds(bounds, { animate: false });
  // Half a level further, for the room beside places at the border.
  map.setMinZoom(map.getZoom() - 0.5);
  return map;
}

/** Shows each label once, where there is room beside its marker. Earlier markers have priority. */
function showLabels(element: HTMLElement, markers: readonly PlaceMarker[]) {
  const ground = element.getBoundingClientRect();
  const occupied = markers.map(({ button }) => button.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
  const named = new Set<string>();
  for (const { button } of markers) {
    const label = button.lastElementChild;
    if (!(label instanceof HTMLElement)) continue;
    const box = label.getBoundingClientRect();
    const isInside = box.right <= ground.right || box.left > ground.right;
    const isShown = isInside && !named.has(label.innerText) && occupied.every((other) => areApart(box, other));
    label.hidden = !isShown;
    if (!isShown) continue;
    occupied.push(box);
    named.add(label.innerText);
  }
}

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
