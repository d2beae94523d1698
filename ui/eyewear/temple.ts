import { type Curve, edge, join, type Point, unit } from "./curve.ts";
import type { Layout } from "./layout.ts";

/** Returns the part of the right temple that is visible from the front: its end, which bends down behind the lens. */
export function templeBehind({ halfWidth, hinge, lensHeight }: Layout, front: "acetate" | "metal"): Curve {
  const [width, hingeHeight] = front === "acetate" ? [3, 2.6] : [2.2, 1.4];
  const ground = -lensHeight / 2 + 1.5;
  const top: Point = { x: halfWidth - 9.5, y: hinge + 2.6 };
  const drop = Math.min(24, top.y - ground);
  const tip: Point = { x: top.x - drop * 0.34, y: top.y - drop };
  const down = unit({ x: tip.x - top.x, y: tip.y - top.y });
  const up: Point = { x: -down.x, y: -down.y };
  const across = { x: up.y * width, y: down.x * width };
  const hinges: Point = { x: halfWidth - 2.6, y: hinge + hingeHeight / 2 };
  const underHinge: Point = { x: hinges.x, y: hinge - hingeHeight / 2 };
  const outerBend = { x: top.x + across.x + 1, y: top.y + across.y - 1.6 };
  const outerTip = { x: tip.x + across.x, y: tip.y + across.y + 0.6 };
  return [
    join(hinges, { x: -1, y: 0.25 }, top, down, 0.45),
    edge(top, tip),
    join(tip, down, outerTip, up, 0.3),
    edge(outerTip, outerBend),
    join(outerBend, up, underHinge, { x: 1, y: -0.2 }, 0.4),
    edge(underHinge, hinges),
  ];
}
