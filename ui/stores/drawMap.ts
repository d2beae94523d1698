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
import * as styles from "./drawMap.css.ts";
import { germany } from "./outlines/germany.ts";
import { poland } from "./outlines/poland.ts";
import { ringsOf } from "./outlines/outline.ts";
import type { Salon } from "./salon.ts";

/** The options of `drawMap`. */
export interface MapOptions {
  /** The country whose outline is drawn. */
  readonly country: "PL" | "DE";
  /** Returns the accessible name of a marker, for one salon or several. */
  readonly nameOf: (salons: readonly Salon[]) => string;
  /** Called with the code of a salon when its marker is pressed. */
  readonly onChoose: (code: string) => void;
}

/** Controls a map after it is drawn. */
export interface DrawnMap {
  /** Replaces the salons on the map. */
  readonly show: (salons: readonly Salon[]) => void;
  /** Highlights a salon's marker and brings it into view; null removes the highlight. */
  readonly choose: (code: string | null) => void;
  /** Zooms in (1) or out (-1). */
  readonly zoom: (steps: 1 | -1) => void;
  /** Removes the map and its listeners. */
  readonly remove: () => void;
}

const outlines = { PL: poland, DE: germany };
/** The width of a marker in px: a touch target. Markers nearer to each other are clustered. */
const markerSize = 44;
/** A zoom level at which the salons of a region are distinguishable. */
const townZoom = 9;

interface SalonMarker extends MapCluster {
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

/** Returns Leaflet's animation options. Evaluated each time, since the visitor may change the setting. */
const motion = () => ({ animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });

/** Draws a country and its salons into an element with Leaflet, without tiles or requests to other sites. */
export function drawMap(element: HTMLElement, { country, nameOf, onChoose }: MapOptions): DrawnMap {
  const land = polygon(
    ringsOf(outlines[country]).map((ring) => [ring]),
    { interactive: false, className: styles.land },
  );
  const map = bareMap(element, land.getBounds().pad(0.02));
  land.addTo(map);
  control.scale({ imperial: false, maxWidth: 120 }).addTo(map);

  let salons: readonly Salon[] = [];
  let chosen: string | null = null;
  let markers: readonly SalonMarker[] = [];

  const salonOf = (code: string) => salons.find((salon) => salon.code === code);
  const placeOf = ({ position }: Salon) => ({ lat: position.latitude, lng: position.longitude });
  const membersOf = ({ codes }: MapCluster) => codes.flatMap((code) => salonOf(code) ?? []);

  function press(mark: SalonMarker) {
    const members = membersOf(mark);
    const bounds = latLngBounds(members.map(placeOf));
    const isOnePlace = bounds.getNorthEast().equals(bounds.getSouthWest());
    if (!isOnePlace && map.getZoom() < map.getMaxZoom()) map.fitBounds(bounds.pad(0.3), motion());
    // Repeated presses cycle through the salons at one place.
    const next = members[(members.findIndex(({ code }) => code === chosen) + 1) % members.length];
    if (isOnePlace && next) onChoose(next.code);
  }

  function setTabStop(mark: SalonMarker | undefined) {
    for (const { button } of markers) button.tabIndex = button === mark?.button ? 0 : -1;
  }

  function createButton(cluster: MapCluster): HTMLButtonElement {
    const members = membersOf(cluster);
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.mark;
    button.ariaLabel = nameOf(members);
    button.ariaPressed = String(chosen !== null && cluster.codes.includes(chosen));
    const dot = document.createElement("span");
    dot.className = members.length > 1 ? styles.dots : styles.dot;
    // The number is shown by CSS, because the button's name already says it in words.
    dot.dataset["count"] = String(members.length);
    const town = document.createElement("span");
    town.className = styles.town;
    town.textContent = members[0]?.city ?? "";
    button.append(dot, town);
    DomEvent.disableClickPropagation(button);
    return button;
  }

  function createMarker(cluster: MapCluster, place: LatLng): SalonMarker {
    const button = createButton(cluster);
    const icon = divIcon({ html: button, className: styles.place, iconSize: [markerSize, markerSize] });
    const drawn = marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
    const mark = { ...cluster, button, marker: drawn };
    button.addEventListener("click", () => press(mark));
    button.addEventListener("focus", () => {
      setTabStop(mark);
      map.panInside(place, { padding: [markerSize, markerSize], ...motion() });
    });
    button.addEventListener("keydown", (event) => {
      const next = nextCluster<SalonMarker>(mark, event.key, markers);
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
    const points = salons.map((salon) => {
      const { x, y } = map.project(placeOf(salon), zoom);
      return { code: salon.code, x, y };
    });
    markers = mapClusters(points, markerSize).map((cluster) =>
      createMarker(cluster, map.unproject([cluster.x, cluster.y], zoom)),
    );
    const markerOf = (code: string | null | undefined) =>
      markers.find(({ codes }) => codes.some((each) => each === code));
    setTabStop(markerOf(focused) ?? markerOf(chosen) ?? markers[0]);
    if (focused !== undefined) markerOf(focused)?.button.focus({ preventScroll: true });
    showTowns(element, markers);
  }

  map.on("zoomend", draw);
  const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  observer.observe(element);

  return {
    show: (next) => {
      salons = next;
      draw();
    },
    choose: (code) => {
      chosen = code;
      const salon = code === null ? undefined : salonOf(code);
      for (const { button, codes } of markers) button.ariaPressed = String(code !== null && codes.includes(code));
      if (!salon) return;
      const isAlone = markers.some(({ codes }) => codes.length === 1 && codes[0] === code);
      if (isAlone) map.panInside(placeOf(salon), { padding: [2 * markerSize, 2 * markerSize], ...motion() });
      else map.setView(placeOf(salon), Math.max(map.getZoom(), townZoom), motion());
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

function bareMap(element: HTMLElement, bounds: ReturnType<typeof latLngBounds>): LeafletMap {
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
    maxZoom: 13,
    maxBounds: bounds.pad(0.4),
    maxBoundsViscosity: 1,
  });
  map.fitBounds(bounds, { animate: false });
  map.setMinZoom(map.getZoom());
  return map;
}

/** Shows each town's name once, where there is room beside its marker. Earlier markers have priority. */
function showTowns(element: HTMLElement, markers: readonly SalonMarker[]) {
  const ground = element.getBoundingClientRect();
  const occupied = markers.map(({ button }) => button.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
  const named = new Set<string>();
  for (const { button } of markers) {
    const town = button.lastElementChild;
    if (!(town instanceof HTMLElement)) continue;
    const box = town.getBoundingClientRect();
    const isInside = box.right <= ground.right || box.left > ground.right;
    const isShown = isInside && !named.has(town.innerText) && occupied.every((other) => areApart(box, other));
    town.hidden = !isShown;
    if (!isShown) continue;
    occupied.push(box);
    named.add(town.innerText);
  }
}

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
