import {
  control,
  divIcon,
  DomEvent,
  latLngBounds,
  type LatLng,
  map as makeMap,
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

export interface MapWishes {
  readonly country: "PL" | "DE";
  /** What a mark is called, for one salon or several. */
  readonly nameOf: (salons: readonly Salon[]) => string;
  readonly onChoose: (code: string) => void;
}

/** A map that was drawn; it is changed from outside only through these. */
export interface DrawnMap {
  readonly show: (salons: readonly Salon[]) => void;
  /** Marks the one, and brings it into view. */
  readonly choose: (code: string | null) => void;
  readonly zoom: (steps: 1 | -1) => void;
  readonly remove: () => void;
}

const outlines = { PL: poland, DE: germany };
/** As wide as a finger, so that no mark lies under another. */
const markRoom = 44;
/** Near enough to tell the salons of a region apart. */
const townZoom = 9;

interface Mark extends MapCluster {
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
}

/** Whether things may move is asked for each time: the visitor may change it. */
const motion = () => ({ animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });

/** Draws a country and its salons with Leaflet into an element: no tiles, nothing from elsewhere. */
export function drawMap(element: HTMLElement, { country, nameOf, onChoose }: MapWishes): DrawnMap {
  const land = polygon(
    ringsOf(outlines[country]).map((ring) => [ring]),
    { interactive: false, className: styles.land },
  );
  const map = bareMap(element, land.getBounds().pad(0.02));
  land.addTo(map);
  control.scale({ imperial: false, maxWidth: 120 }).addTo(map);

  let salons: readonly Salon[] = [];
  let chosen: string | null = null;
  let marks: readonly Mark[] = [];

  const salonOf = (code: string) => salons.find((salon) => salon.code === code);
  const placeOf = ({ position }: Salon) => ({ lat: position.latitude, lng: position.longitude });
  const membersOf = ({ codes }: MapCluster) => codes.flatMap((code) => salonOf(code) ?? []);

  function press(mark: Mark) {
    const members = membersOf(mark);
    const bounds = latLngBounds(members.map(placeOf));
    const isOnePlace = bounds.getNorthEast().equals(bounds.getSouthWest());
    if (!isOnePlace && map.getZoom() < map.getMaxZoom()) map.fitBounds(bounds.pad(0.3), motion());
    // Salons at one place take turns.
    const next = members[(members.findIndex(({ code }) => code === chosen) + 1) % members.length];
    if (isOnePlace && next) onChoose(next.code);
  }

  function tabTo(mark: Mark | undefined) {
    for (const { button } of marks) button.tabIndex = button === mark?.button ? 0 : -1;
  }

  function buttonOf(cluster: MapCluster): HTMLButtonElement {
    const members = membersOf(cluster);
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.mark;
    button.ariaLabel = nameOf(members);
    button.ariaPressed = String(chosen !== null && cluster.codes.includes(chosen));
    const dot = document.createElement("span");
    dot.className = members.length > 1 ? styles.dots : styles.dot;
    // Drawn by its style: its name says the number in words.
    dot.dataset["count"] = String(members.length);
    const town = document.createElement("span");
    town.className = styles.town;
    town.textContent = members[0]?.city ?? "";
    button.append(dot, town);
    DomEvent.disableClickPropagation(button);
    return button;
  }

  function markOf(cluster: MapCluster, place: LatLng): Mark {
    const button = buttonOf(cluster);
    const icon = divIcon({ html: button, className: styles.place, iconSize: [markRoom, markRoom] });
    const drawn = marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
    const mark = { ...cluster, button, marker: drawn };
    button.addEventListener("click", () => press(mark));
    button.addEventListener("focus", () => {
      tabTo(mark);
      map.panInside(place, { padding: [markRoom, markRoom], ...motion() });
    });
    button.addEventListener("keydown", (event) => {
      const next = nextCluster<Mark>(mark, event.key, marks);
      if (!event.key.startsWith("Arrow")) return;
      event.preventDefault();
      next?.button.focus({ preventScroll: true });
    });
    return mark;
  }

  /** Draws all marks anew, as they lie at this zoom; who had the focus has it again. */
  function draw() {
    const focused = marks.find(({ button }) => button === document.activeElement)?.codes[0];
    for (const { marker: drawn } of marks) drawn.remove();
    const zoom = map.getZoom();
    const points = salons.map((salon) => {
      const { x, y } = map.project(placeOf(salon), zoom);
      return { code: salon.code, x, y };
    });
    marks = mapClusters(points, markRoom).map((cluster) =>
      markOf(cluster, map.unproject([cluster.x, cluster.y], zoom)),
    );
    const holding = (code: string | null | undefined) => marks.find(({ codes }) => codes.some((each) => each === code));
    tabTo(holding(focused) ?? holding(chosen) ?? marks[0]);
    if (focused !== undefined) holding(focused)?.button.focus({ preventScroll: true });
    showTowns(element, marks);
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
      for (const { button, codes } of marks) button.ariaPressed = String(code !== null && codes.includes(code));
      if (!salon) return;
      const isAlone = marks.some(({ codes }) => codes.length === 1 && codes[0] === code);
      if (isAlone) map.panInside(placeOf(salon), { padding: [2 * markRoom, 2 * markRoom], ...motion() });
      else map.setView(placeOf(salon), Math.max(map.getZoom(), townZoom), motion());
    },
    zoom: (steps) => void map.setZoom(map.getZoom() + steps, motion()),
    remove: () => {
      observer.disconnect();
      // Leaflet ends a zoom by a timer that `remove` leaves running, and that throws once the map is gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

function bareMap(element: HTMLElement, bounds: ReturnType<typeof latLngBounds>): LeafletMap {
  const map = makeMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The marks are walked by arrow keys instead; a wheel and a single finger belong to the page.
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

/** Names towns once, where there is room beside their marks, the first ones first. */
function showTowns(element: HTMLElement, marks: readonly Mark[]) {
  const ground = element.getBoundingClientRect();
  const taken = marks.map(({ button }) => button.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
  const named = new Set<string>();
  for (const { button } of marks) {
    const town = button.lastElementChild;
    if (!(town instanceof HTMLElement)) continue;
    const box = town.getBoundingClientRect();
    const isInside = box.right <= ground.right || box.left > ground.right;
    const isShown = isInside && !named.has(town.innerText) && taken.every((other) => areApart(box, other));
    town.hidden = !isShown;
    if (!isShown) continue;
    taken.push(box);
    named.add(town.innerText);
  }
}

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
