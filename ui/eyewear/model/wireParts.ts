import { type BufferGeometry, Vector3 } from "three";
import { browEnd } from "../acetateFront.ts";
import type { DrawnFrame } from "../frame.ts";
import type { AcetateUse } from "../frontView.ts";
import type { Layout } from "../layout.ts";
import { wholeOutline } from "../lens.ts";
import { nasalPoint, temporalPoint, upperRim } from "../wireFront.ts";
import { mirroredPair, type Part } from "./part.ts";
import { rimCentreLine, polyline, ringPoints, smoothPath, towardsViewer, wire } from "./paths.ts";
import { sweep } from "./sweep.ts";
import { type Wrap, wrapGeometry, wrapPoint } from "./wrap.ts";

/** The distance of metal hinges behind the middle of the front, in mm. */
export const wireHingeDepth = 4.2;

/** Builds the metal rims, bridge and end pieces. With an acetate brow they have the colour of its fittings. */
export function wireParts(frame: DrawnFrame, layout: Layout, use: AcetateUse, wrap: Wrap): readonly Part[] {
  if (use === "front") return [];
  const substance = use === "brow" ? "fitting" : "wire";
  const rim = rimOf(frame, layout, use);
  return [
    ...(rim ? mirroredPair({ name: "rim", substance, geometry: wrapGeometry(rim, wrap) }) : []),
    { name: "bridge", substance, geometry: wrapGeometry(bridge(frame, layout), wrap) },
    ...(use === "none" ? mirroredPair({ name: "endPiece", substance, geometry: endPiece(frame, layout, wrap) }) : []),
  ];
}

function rimOf({ rim }: DrawnFrame, layout: Layout, use: AcetateUse): BufferGeometry | null {
  const up = towardsViewer;
  if (rim === "full")
    return sweep(rimCentreLine(ringPoints(wholeOutline(layout.lens), 240), true), () => wire, { up, closed: true });
  if (rim === "rimless" || use === "brow") return null;
  const stronger = { ...wire, beside: wire.beside * 1.25, upwards: wire.upwards * 1.15 };
  return sweep(rimCentreLine(polyline(upperRim(layout, browEnd(layout)), 0.8), false), () => stronger, { up });
}

/** On rimless lenses the metal lies in front of the lens and reaches over it to the screws, in mm. */
const bare = { over: 2.6, before: 1.3 };

function bridge({ rim }: DrawnFrame, layout: Layout): BufferGeometry {
  const rimless = rim === "rimless";
  const z = rimless ? bare.before : 0;
  const foot = nasalPoint(layout, layout.saddle);
  const x = foot.x + (rimless ? bare.over : -0.3);
  const half = [new Vector3(x, foot.y, z), new Vector3(x * 0.55, foot.y + 1.8, z + 1)];
  const places = [...half.map((at) => new Vector3(-at.x, at.y, at.z)), new Vector3(0, foot.y + 2.3, z + 1.3)];
  const section = { beside: rimless ? 0.95 : 0.85, upwards: rimless ? 0.8 : 1, squareness: 2.6 };
  return sweep(smoothPath([...places, ...half.toReversed()], 48), () => section, { up: towardsViewer });
}

/** Builds the end piece from the rim around the corner to the hinge. It ends at the total width. */
function endPiece({ rim }: DrawnFrame, layout: Layout, wrap: Wrap): BufferGeometry {
  const { halfWidth, sweep: rise } = layout;
  const thickness = 0.7;
  const foot = temporalPoint(layout);
  const z = rim === "rimless" ? bare.before : 0;
  const start = rim === "rimless" ? foot.x - bare.over : foot.x;
  const far = halfWidth - thickness;
  const height = foot.y + rise * (halfWidth - foot.x);
  const onFront = [
    new Vector3(start, foot.y, z),
    new Vector3(Math.max(start + 0.5, far - 2.4), height, z),
    new Vector3(far - 0.5, height, z - 0.7),
  ].map((at) => wrapPoint(at, wrap));
  const corner = wrapPoint(new Vector3(far, height, 0), wrap).z;
  const back = [new Vector3(far, height, corner - 2.4), new Vector3(far, height, corner - wireHingeDepth)];
  const section = { beside: rim === "rimless" ? 1.3 : 1.7, upwards: thickness, squareness: 3.2 };
  return sweep(smoothPath([...onFront, ...back], 28), () => section, {
    up: (share) => new Vector3(Math.sin((share * Math.PI) / 2), 0, Math.cos((share * Math.PI) / 2)),
  });
}
