import { type CartonColor, cartonPrints } from "@dioptra/ui/eyewear";
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, RepeatWrapping } from "three";
import { drawLogo } from "../prints/cardFaces.ts";
import { createPrint } from "../prints/print.ts";
import { type BuiltThing, opaque, combine } from "./bodies.ts";
import { matt } from "./surfaces.ts";

/** Size of the folded cloth, in mm. */
const size = { width: 150, depth: 104, fold: 3.4 };
const cells = { along: 220, across: 120 };

/** Returns a cloth that is folded once, with a zigzag edge. The fold is on the left. */
export function cloth(color: CartonColor): BuiltThing {
  const { left, right } = cartonPrints[color];
  const whole = 2 * size.width;
  const map = createPrint(whole, size.depth, (ink) => {
    ink.fillStyle = `#${new Color(left).lerp(new Color(right), 0.25).multiplyScalar(0.82).getHexString()}`;
    ink.fillRect(0, 0, whole, size.depth);
    drawLogo(ink, whole * 0.94, size.depth * 0.78, 6.5, "#ffffff");
  });
  return combine([opaque(foldedGeometry(), matt({ map, bumpMap: weaveTexture(), bumpScale: 1.6, side: DoubleSide }))]);
}

/** Returns a bump map of woven threads. */
function weaveTexture() {
  const [cell, count] = [0.9, 16];
  const threads = createPrint(cell * 2, cell * 2, (ink) => {
    for (const [x, y, lying] of [
      [0, 0, true],
      [1, 0, false],
      [0, 1, false],
      [1, 1, true],
    ] as const) {
      const [across, along] = lying ? [0, cell] : [cell, 0];
      const round = ink.createLinearGradient(x * cell, y * cell, x * cell + across, y * cell + along);
      round.addColorStop(0, "#333");
      round.addColorStop(0.5, "#fff");
      round.addColorStop(1, "#333");
      ink.fillStyle = round;
      ink.fillRect(x * cell, y * cell, cell, cell);
    }
  });
  threads.wrapS = threads.wrapT = RepeatWrapping;
  threads.repeat.set((count * size.width) / 14, (count * size.depth) / 28);
  return threads;
}

function foldedGeometry(): BufferGeometry {
  const places: number[] = [];
  const uv: number[] = [];
  for (let row = 0; row <= cells.across; row += 1)
    for (let column = 0; column <= cells.along; column += 1) {
      const [s, t] = [column / cells.along, row / cells.across];
      const zigzag = (at: number, edge: number) => (edge < 0.5 || edge > cells.along - 0.5 ? (at % 2) * 1.6 : 0);
      const pink = (row === 0 || row === cells.across ? (column % 2) * 1.6 : 0) * (row === 0 ? 1 : -1);
      const end = zigzag(row, column) * (column === 0 ? -1 : 1);
      places.push(...pointAt(s, t, pink, end));
      uv.push(s, 1 - t);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  const wide = cells.along + 1;
  const corners: number[] = [];
  for (let row = 0; row < cells.across; row += 1)
    for (let column = 0; column < cells.along; column += 1) {
      const at = row * wide + column;
      corners.push(at, at + wide, at + 1, at + 1, at + wide, at + wide + 1);
    }
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return geometry;
}

/** Returns the position of a point of the cloth. `s` runs along both layers, `t` from back to front, both from 0 to 1. */
function pointAt(s: number, t: number, pink: number, end: number): readonly [number, number, number] {
  const z = (t - 0.5) * size.depth + pink;
  const soft = 3.4 * (1 + Math.sin(s * 22 + t * 2.4 + 0.8 * Math.sin(t * 5))) + 1.6 * Math.sin(t * 6 - s * 9);
  const turnAt = 0.5;
  const arc = 0.035;
  if (s < turnAt - arc) {
    const share = s / (turnAt - arc);
    return [size.width / 2 - share * size.width + end, 0.5, z];
  }
  if (s < turnAt + arc) {
    const angle = ((s - turnAt + arc) / (2 * arc)) * Math.PI;
    const radius = size.fold / 2;
    return [-size.width / 2 - Math.sin(angle) * radius * 2.4, 0.5 + radius - Math.cos(angle) * radius, z];
  }
  const share = (s - turnAt - arc) / (1 - turnAt - arc);
  const x = -size.width / 2 + share * size.width * 0.9;
  const lie = Math.min(1, share * 6);
  const corner = Math.max(0, share - 0.72) * Math.max(0, t - 0.45) * 46;
  // The upper layer is slightly shifted, and its front corner is lifted.
  return [x - corner * 0.5 + end, 0.5 + size.fold + soft * lie * 0.5 + corner, z * 0.97 - share * 5 - corner * 0.5];
}
