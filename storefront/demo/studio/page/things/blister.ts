import { cartonPrints } from "@dioptra/ui/eyewear";
import {
  BackSide,
  DoubleSide,
  ExtrudeGeometry,
  FrontSide,
  Path,
  PlaneGeometry,
  type Side,
  SphereGeometry,
  type Texture,
} from "three";
import type { LensLabel } from "../../scene.ts";
import { brandStyle, type Ink, drawText, createPrint } from "../prints/print.ts";
import {
  type BuiltThing,
  type ProfilePoint,
  merge,
  moveTo,
  opaque,
  printOn,
  roundedRectangle,
  transparent,
  combine,
  latheGeometry,
} from "./bodies.ts";
import { clear, metal, plastic } from "./surfaces.ts";

/** Sizes in mm. The well is closer to the viewer; the other end is the grip. */
const cell = { width: 29, length: 46, round: 4.5, thickness: 1.1 };
const well = { radius: 10.6, depth: 7.4, z: 5.5 };

/** Returns a strip of cups, the first `open` of which are open and contain a lens. */
export function blister(label: LensLabel, cups: number, open: number): BuiltThing {
  const start = (-(cups - 1) * cell.width) / 2;
  return merge(
    Array.from({ length: cups }, (_, index) =>
      moveTo(index < open ? openCup(label) : closedCup(label), start + index * cell.width, 0, 0),
    ),
  );
}

const height = well.depth + cell.thickness;

function cup(): BuiltThing {
  const white = plastic({ color: "#dde7ec", roughness: 0.28, side: DoubleSide });
  const flange = opaque(flangeGeometry(), white);
  flange.rotation.x = -Math.PI / 2;
  flange.position.y = well.depth;
  const bowl = opaque(latheGeometry(bowlProfile), white);
  bowl.position.z = well.z;
  return combine([flange, bowl]);
}

const bowlProfile: readonly ProfilePoint[] = [
  [0, 0.5],
  [well.radius * 0.5, 0.5, 3],
  [well.radius - 1.2, 2.2, 2],
  [well.radius + 0.5, well.depth],
];

function flangeGeometry() {
  const shape = roundedRectangle(cell.width - 0.5, cell.length, cell.round);
  const hole = new Path();
  hole.absarc(0, -well.z, well.radius, 0, 2 * Math.PI);
  shape.holes.push(hole);
  const bevel = 0.25;
  return new ExtrudeGeometry(shape, {
    depth: cell.thickness - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 48,
  }).translate(0, 0, bevel);
}

/** Returns an open cup with a lens in water. */
function openCup(label: LensLabel): BuiltThing {
  const water = transparent(
    new SphereGeometry(well.radius * 4, 48, 12, 0, 2 * Math.PI, 0, 0.236).translate(0, -well.radius * 4, 0),
    clear("#d6eaf2", "#a9cfdf", 0.8, 0.02),
  );
  const lens = contactLens();
  return merge([cup(), moveTo(water, 0, height - 0.6, well.z), moveTo(lens, 1, 3, well.z + 0.8), peeledFoil(label)]);
}

function closedCup(label: LensLabel): BuiltThing {
  const sealed = printOn(foilGeometry(0), foil(foilPrint(label), FrontSide));
  sealed.position.y = height + 0.06;
  return merge([cup(), combine([sealed])]);
}

/** Returns the foil, peeled back over the grip. */
function peeledFoil(label: LensLabel): BuiltThing {
  const above = opaque(foilGeometry(0.94), foil(foilPrint(label), FrontSide));
  const below = opaque(
    foilGeometry(0.94),
    foil(
      foilSheet(() => {}),
      BackSide,
    ),
  );
  above.position.y = below.position.y = height + 0.06;
  return combine([above, below]);
}

/** Returns the foil, flat or rolled up from the well by a share of a half turn. */
function foilGeometry(rolled: number) {
  const geometry = new PlaneGeometry(cell.width - 2, cell.length - 1.6, 24, 64).rotateX(-Math.PI / 2);
  const places = geometry.getAttribute("position");
  if (rolled === 0) return bulged(geometry);
  const [line, radius] = [well.z - well.radius - 2.6, 5];
  for (let at = 0; at < places.count; at += 1) {
    const beyond = places.getZ(at) - line;
    if (beyond <= 0) continue;
    const angle = Math.min(beyond / radius, Math.PI * rolled);
    const straight = beyond - angle * radius;
    places.setZ(at, line + Math.sin(angle) * radius + Math.cos(angle) * straight);
    places.setY(at, (1 - Math.cos(angle)) * radius + Math.sin(angle) * straight);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Bulges the foil over the well, where the sealed content presses against it. */
function bulged(geometry: PlaneGeometry) {
  const places = geometry.getAttribute("position");
  for (let at = 0; at < places.count; at += 1) {
    const share = Math.hypot(places.getX(at), places.getZ(at) - well.z) / (well.radius + 1);
    if (share < 1) places.setY(at, 0.5 * Math.cos((share * Math.PI) / 2) ** 2);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Returns the print of a foil, whose corners are rounded like those of the flange. */
function foilSheet(draw: (ink: Ink, width: number, length: number) => void) {
  const [width, length] = [cell.width - 2, cell.length - 1.6];
  return createPrint(width, length, (ink) => {
    ink.beginPath();
    ink.roundRect(0, 0, width, length, cell.round - 0.8);
    ink.clip();
    ink.fillStyle = "#e8ebec";
    ink.fillRect(0, 0, width, length);
    draw(ink, width, length);
  });
}

const foil = (map: Texture, side: Side) => metal({ map, side, roughness: 0.33, alphaTest: 0.5 });

function foilPrint({ brand, line, color, fit }: LensLabel) {
  const style = brandStyle(brand);
  return foilSheet((ink, width, length) => {
    const { left } = cartonPrints[color];
    ink.fillStyle = left;
    ink.fillRect(0, 0, width, length * 0.2);
    const centred = { x: width / 2, maxWidth: width * 0.8, align: "center", color: left } as const;
    const name = { size: 4.6, weight: style.weight, letterSpacing: style.letterSpacing };
    drawText(ink, style.format(brand), { ...centred, ...name, y: length * 0.58 });
    drawText(ink, line, { ...centred, y: length * 0.67, size: 2.6 });
    drawText(ink, fit, { ...centred, y: length * 0.125, size: 2, color: "white" });
  });
}

/** Returns a contact lens of 14.2 mm diameter. */
export function contactLens(): BuiltThing {
  const [curve, half] = [8.6, 7.1];
  const angle = Math.asin(half / curve);
  const bowl = new SphereGeometry(curve, 96, 32, 0, 2 * Math.PI, Math.PI - angle, angle).translate(0, curve, 0);
  return transparent(bowl, clear("#e4f1f6", "#5f9fbb", 0.82, 0.02));
}
