import { cartonPrints } from "@dioptra/ui/eyewear";
import type { BufferGeometry } from "three";
import { bottleSize } from "../../packSizes.ts";
import type { CareLabel } from "../../scene.ts";
import { careLabel } from "../prints/careFaces.ts";
import {
  type BuiltThing,
  circle,
  ellipse,
  merge,
  moveTo,
  opaque,
  type CrossSection,
  printOn,
  transparent,
  combine,
  latheGeometry,
} from "./bodies.ts";
import { board, clear, plastic } from "./surfaces.ts";
import { wrapLabel } from "./wrapLabel.ts";

const white = () => plastic({ color: "#f8f9f8" });

/** Adds ribs to a cross-section. */
const ribbed =
  (plan: CrossSection, ribs: number, depth: number): CrossSection =>
  (angle) => {
    const [x, z] = plan(angle);
    const share = 1 - depth * (0.5 + 0.5 * Math.cos(angle * ribs)) ** 2;
    return [x * share, z * share];
  };

/** Returns the geometry of a screw cap. */
function cap(radius: number, height: number, ribs: number): BufferGeometry {
  const round = Math.min(2, radius * 0.2);
  const profile = [
    [radius * 0.9, 0],
    [radius, 0.2, 0.3],
    [radius, height, round],
    [radius * 0.5, height],
    [0, height],
  ] as const;
  return latheGeometry(profile, ribbed(circle, ribs, 0.045), ribs * 8);
}

/** The surface of a bottle that has a label, in mm. */
interface LabelArea {
  readonly rx: number;
  readonly rz: number;
  readonly from: number;
  readonly to: number;
}

function label(care: CareLabel, { rx, rz, from, to }: LabelArea) {
  const circumference = Math.PI * (3 * (rx + rz) - Math.sqrt((3 * rx + rz) * (rx + 3 * rz)));
  const length = circumference * 0.52;
  const gap = 0.16;
  return printOn(
    wrapLabel({ rx: rx + gap, rz: rz + gap, from, to, length }),
    board({ map: careLabel(care, length, to - from), clearcoat: 0.6 }),
  );
}

/** Returns a bottle of solution with a screw cap. */
export function solutionBottle(care: CareLabel): BuiltThing {
  const { rx, rz, shoulder, height } = bottleSize(care.millilitres);
  const neck = rx * 0.4;
  const body = opaque(
    latheGeometry(
      [
        [0, 0.8],
        [rx * 0.8, 0.8, 2],
        [rx * 0.86, 0, 1],
        [rx, 0, 3.5],
        [rx, shoulder, rx * 0.55],
        [neck * 1.25, shoulder + rx * 0.42, rx * 0.3],
        [neck * 1.2, height],
      ],
      ellipse(rz / rx),
    ),
    white(),
  );
  const foot = shoulder + rx * 0.36;
  const top = opaque(cap(neck * 1.32, height - foot, 40), plastic({ color: cartonPrints[care.color].side }));
  top.position.y = foot;
  return combine([body, top, label(care, { rx, rz, from: 7, to: shoulder - rx * 0.34 })]);
}

/** Returns a dropper bottle with a long cap over its nozzle. */
export function dropFlacon(care: CareLabel): BuiltThing {
  const radius = 10.5 + care.millilitres * 0.22;
  const shoulder = 33 + care.millilitres * 0.4;
  const body = opaque(
    latheGeometry([
      [0, 0.6],
      [radius * 0.8, 0.6, 1],
      [radius * 0.86, 0, 0.6],
      [radius, 0, 2],
      [radius, shoulder, 4.5],
      [radius * 0.56, shoulder + 5, 2.5],
      [radius * 0.54, shoulder + 9],
    ]),
    plastic({ color: "#f3f6f6", roughness: 0.28 }),
  );
  const top = opaque(
    latheGeometry(
      [
        [radius * 0.6, 0],
        [radius * 0.66, 0.2, 0.3],
        [radius * 0.66, 8, 0.6],
        [radius * 0.6, 9, 0.6],
        [radius * 0.36, 25, 2.4],
        [radius * 0.2, 25.4],
        [0, 25.4],
      ],
      ribbed(circle, 28, 0.05),
      224,
    ),
    plastic({ color: cartonPrints[care.color].left }),
  );
  top.position.y = shoulder + 5;
  return combine([body, top, label(care, { rx: radius, rz: radius, from: 4, to: shoulder - 4 })]);
}

/** Returns a spray bottle with its clear cap next to it. */
export function sprayBottle(care: CareLabel): BuiltThing {
  const [radius, shoulder] = [13.5, 74];
  const body = opaque(
    latheGeometry([
      [0, 0.6],
      [radius * 0.86, 0, 0.6],
      [radius, 0, 2],
      [radius, shoulder, 4],
      [radius * 0.62, shoulder + 3.5, 1.5],
      [radius * 0.6, shoulder + 6],
    ]),
    white(),
  );
  const collar = opaque(
    latheGeometry([
      [radius * 0.7, 0],
      [radius * 0.72, 0, 0.2],
      [radius * 0.72, 7, 0.8],
      [0, 7],
    ]),
    plastic({ color: cartonPrints[care.color].side }),
  );
  collar.position.y = shoulder + 3;
  const head = opaque(
    latheGeometry([
      [radius * 0.5, 0],
      [radius * 0.5, 10, 1.6],
      [radius * 0.2, 9.4, 1],
      [0, 9.4],
    ]),
    white(),
  );
  head.position.y = shoulder + 10;
  const nozzle = opaque(
    latheGeometry([
      [0, 0],
      [1.7, 0, 0.3],
      [1.7, 1.2, 0.4],
      [0.7, 1.3],
      [0, 0.6],
    ]),
    plastic({ color: "#d9dcdb" }),
  );
  nozzle.rotation.x = Math.PI / 2;
  nozzle.position.set(0, shoulder + 16, radius * 0.5 - 0.4);
  const overcap = transparent(
    latheGeometry([
      [radius * 0.82, 0],
      [radius * 0.84, 25, 2],
      [radius * 0.4, 26],
      [0, 26],
    ]),
    clear("#eef3f4", "#90a4aa", 0.78),
  );
  return merge([
    combine([body, collar, head, nozzle, label(care, { rx: radius, rz: radius, from: 6, to: shoulder - 9 })]),
    moveTo(overcap, radius * 2.5, 0, 11),
  ]);
}
