import { type CartonColor, cartonPrints } from "@dioptra/ui/eyewear";
import { CircleGeometry, Color, Group } from "three";
import { drawText, createPrint } from "../prints/print.ts";
import { radians } from "../cameras.ts";
import {
  type BuiltThing,
  circle,
  type ProfilePoint,
  merge,
  moveTo,
  opaque,
  type CrossSection,
  printOn,
  superellipse,
  transparent,
  combine,
  latheGeometry,
} from "./bodies.ts";
import { clear, leather, matt, metal, plastic } from "./surfaces.ts";

/** Sizes of a lid in mm; `between` is the distance between both lids. */
const lid = { radius: 17.5, height: 10, between: 46 };

const notched: CrossSection = (angle) => {
  const [x, z] = circle(angle);
  const share = 1 - 0.035 * (0.5 + 0.5 * Math.cos(angle * 24)) ** 6;
  return [x * share, z * share];
};

/** Returns a lens case with two screw lids. The left one is coloured, to tell them apart. */
export function lensCase(color: CartonColor): BuiltThing {
  const { left, side } = cartonPrints[color];
  const bodyColor = plastic({ color: "#dde3e3" });
  const cups = [-1, 1].map((way) => {
    const cup = opaque(
      latheGeometry([
        [0, 0],
        [lid.radius * 0.62, 0, 1.5],
        [lid.radius * 0.8, 8, 2],
        [lid.radius * 0.95, 9.5],
        [0, 9.5],
      ]),
      bodyColor,
    );
    cup.position.x = (way * lid.between) / 2;
    return cup;
  });
  const bridge = opaque(
    latheGeometry(
      [
        [0, 0],
        [1, 0, 0.02],
        [1, 1, 0.02],
        [0, 1],
      ],
      (angle) => {
        const [x, z] = superellipse(0.3, 8)(angle);
        return [x * 24, z * 24];
      },
    ),
    bodyColor,
  );
  bridge.scale.y = 3;
  bridge.position.y = 5.4;
  return merge([
    combine([...cups, bridge]),
    moveTo(screwLid("L", left, "#ffffff"), -lid.between / 2, 9, 0),
    moveTo(screwLid("R", "#e4e8e7", side), lid.between / 2, 9, 0),
  ]);
}

function screwLid(letters: string, color: string, ink: string): BuiltThing {
  const { radius, height } = lid;
  const body = opaque(
    latheGeometry(
      [
        [0, 0],
        [radius * 0.94, 0],
        [radius, 0.2, 0.3],
        [radius, height - 1.6, 1],
        [radius * 0.9, height, 1],
        [radius * 0.8, height, 0.3],
        [radius * 0.78, height - 0.7, 0.3],
        [0, height - 0.7],
      ],
      notched,
      192,
    ),
    plastic({ color }),
  );
  const size = radius * 1.5;
  const map = createPrint(size, size, (canvas) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, size, size);
    const centred = { x: size / 2, maxWidth: size, align: "center", color: ink } as const;
    drawText(canvas, letters, { ...centred, y: size * 0.67, size: size * 0.48, weight: 600 });
  });
  const face = printOn(new CircleGeometry(size / 2, 64), plastic({ map }));
  face.rotation.x = -Math.PI / 2;
  face.position.y = height - 0.68;
  return combine([body, face]);
}

const shell = { halfWidth: 80, depth: 0.41, below: 22, above: 24, wall: 2.6, power: 3.4 };

/** Returns one shell of a glasses case, with its outside, inside and edge. */
function caseShell(height: number, outside: string, inside: string): Group {
  const plan = superellipse(shell.depth, shell.power);
  const dome = (r: number, h: number, steps: number): ProfilePoint[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((step / steps) * Math.PI) / 2;
      return [r * Math.cos(angle) ** (2 / 3.2), h * Math.sin(angle) ** (2 / 2.6)] as const;
    });
  const outer = dome(shell.halfWidth, height, 28);
  const inner = dome(shell.halfWidth - shell.wall, height - shell.wall, 28);
  const edge: ProfilePoint[] = [
    [shell.halfWidth - shell.wall, 0],
    [shell.halfWidth - shell.wall, -0.3, 0.2],
    [shell.halfWidth, -0.3, 0.2],
    [shell.halfWidth, 0],
  ];
  const group = new Group();
  group.add(
    opaque(latheGeometry(outer, plan, 256), leather({ color: outside })),
    opaque(latheGeometry(inner.toReversed(), plan, 256), matt({ color: inside })),
    opaque(latheGeometry(edge, plan, 256), leather({ color: new Color(outside).multiplyScalar(0.8) })),
  );
  return group;
}

/** Returns a hard glasses case that is opened by an angle in degrees, towards the viewer. */
export function glassesCase(color: CartonColor, open: number): BuiltThing {
  const { side, left, top } = cartonPrints[color];
  const outside = `#${new Color(side).lerp(new Color(left), 0.35).getHexString()}`;
  const inside = `#${new Color(top).lerp(new Color("#b9b2a4"), 0.45).getHexString()}`;
  const lower = caseShell(shell.below, outside, inside);
  lower.rotation.x = Math.PI;
  lower.position.y = shell.below;
  const upper = caseShell(shell.above, outside, inside);
  const hinge = new Group();
  const back = shell.halfWidth * shell.depth;
  upper.position.z = back;
  hinge.add(upper);
  hinge.position.set(0, shell.below + 0.6, -back);
  hinge.rotation.x = -radians(open);
  const clasp = opaque(
    latheGeometry([
      [0, 0],
      [4.2, 0, 0.4],
      [4.2, 1.2, 0.6],
      [0, 1.2],
    ]),
    metal({ color: "#d6c9a8" }),
  );
  clasp.rotation.x = Math.PI / 2;
  clasp.position.set(0, shell.above * 0.3, back * 2 - 1.2);
  hinge.add(clasp);
  return combine([lower, hinge]);
}

/** Returns the upright case in which peroxide solution is neutralised overnight. */
export function peroxideCase(color: CartonColor): BuiltThing {
  const { left } = cartonPrints[color];
  const cup = transparent(
    latheGeometry([
      [0, 0.6],
      [12.5, 0.6, 1.5],
      [14, 50],
    ]),
    clear("#e6f0f3", "#84a3ae", 0.7),
  );
  const water = transparent(
    latheGeometry([
      [0, 1.2],
      [11.6, 1.2, 1],
      [12.6, 36],
      [0, 36],
    ]),
    clear("#d8eaf1", "#a5cbda", 0.8),
  );
  const cap = opaque(
    latheGeometry(
      [
        [0, 0],
        [14.6, 0, 0.3],
        [15, 13, 1.6],
        [7, 13.4],
        [0, 13.4],
      ],
      notched,
      192,
    ),
    plastic({ color: left }),
  );
  cap.position.y = 48;
  const stem = opaque(
    latheGeometry([
      [0, 0],
      [1.6, 0, 0.3],
      [1.6, 36],
      [0, 36],
    ]),
    plastic({ color: "#f2f5f5" }),
  );
  stem.position.y = 12;
  const baskets = [-1, 1].map((way) => {
    const basket = opaque(
      latheGeometry([
        [0, 0],
        [7.6, 0, 1],
        [7.6, 2.6, 1],
        [0, 3.4],
      ]),
      plastic({ color: way < 0 ? left : "#f2f5f5" }),
    );
    basket.rotation.z = way * -Math.PI * 0.5;
    basket.position.set(way * 1.8, 24, 0);
    return basket;
  });
  return merge([combine([stem, ...baskets, cap]), cup, water]);
}
