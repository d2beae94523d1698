import { type ClearMesh, clearMeshes, type SeeThrough } from "@dioptra/ui/frame-model";
import { BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh, type Object3D, Shape } from "three";

/** A thing that can be lit; y = 0 is where it rests. */
export interface Built {
  readonly object: Object3D;
  /** Its parts that are seen through. */
  readonly clear: readonly ClearMesh[];
}

/** A part that throws a shadow and lies in those of others. */
export function opaque(geometry: BufferGeometry, material: Material | Material[]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A print on a part: its shadow is the part's. */
export function printedOn(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

/** A part that is seen through. */
export function seenThrough(geometry: BufferGeometry, look: SeeThrough): Built {
  const { meshes, clear } = clearMeshes(geometry, look);
  return together(meshes, [clear]);
}

export function together(parts: readonly Object3D[], clear: readonly ClearMesh[] = []): Built {
  const object = new Group();
  object.add(...parts);
  return { object, clear };
}

/** Several things as one. */
export const joined = (things: readonly Built[]): Built =>
  together(
    things.map(({ object }) => object),
    things.flatMap(({ clear }) => clear),
  );

/** The same thing somewhere else. */
export function movedTo(built: Built, x: number, y: number, z: number): Built {
  built.object.position.set(x, y, z);
  return built;
}

/** About the middle, in mm. */
export function roundedRectangle(width: number, length: number, round: number): Shape {
  const [x, y] = [width / 2, length / 2];
  const shape = new Shape();
  shape.moveTo(-x + round, -y);
  shape.lineTo(x - round, -y).quadraticCurveTo(x, -y, x, -y + round);
  shape.lineTo(x, y - round).quadraticCurveTo(x, y, x - round, y);
  shape.lineTo(-x + round, y).quadraticCurveTo(-x, y, -x, y - round);
  shape.lineTo(-x, -y + round).quadraticCurveTo(-x, -y, -x + round, -y);
  return shape;
}

/** Of a profile: how far from the upright axis and how high, in mm, and how its corner is rounded. */
export type Corner = readonly [radius: number, height: number, round?: number];

/** What a circle of radius 1 becomes. */
export type Plan = (angle: number) => readonly [x: number, z: number];

export const circle: Plan = (angle) => [Math.sin(angle), Math.cos(angle)];

export const ellipse =
  (depth: number): Plan =>
  (angle) => [Math.sin(angle), Math.cos(angle) * depth];

/** A rectangle that is the rounder the smaller its power; 2 is an ellipse. */
export function roundedPlan(depth: number, power: number): Plan {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return (angle) => [bent(Math.sin(angle)), bent(Math.cos(angle)) * depth];
}

const stepsOfCorner = 6;

/** The profile with an arc in the place of each corner. */
export function filleted(profile: readonly Corner[]): [radius: number, height: number][] {
  return profile.flatMap((corner, index) => {
    const [radius, height, round = 0] = corner;
    const [before, after] = [profile[index - 1], profile[index + 1]];
    if (!before || !after || round === 0) return [[radius, height] as [number, number]];
    const [from, to] = [before, after].map(([r, h]) => {
      const length = Math.hypot(r - radius, h - height);
      const share = Math.min(round, length / 2) / length;
      return [radius + (r - radius) * share, height + (h - height) * share] as const;
    });
    if (!from || !to) return [];
    return Array.from({ length: stepsOfCorner + 1 }, (_, step) => {
      const t = step / stepsOfCorner;
      const mixed = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [mixed(from[0], radius, to[0]), mixed(from[1], height, to[1])] as [number, number];
    });
  });
}

/** A solid turned about the upright axis, from below to above, whose plan may be another than a circle. */
export function turned(profile: readonly Corner[], plan: Plan = circle, steps = 128): BufferGeometry {
  const rows = filleted(profile);
  const places = rows.flatMap(([radius, height]) =>
    Array.from({ length: steps }, (_, step) => {
      const [x, z] = plan((step / steps) * 2 * Math.PI);
      return [x * radius, height, z * radius];
    }).flat(),
  );
  const corners = rows.slice(1).flatMap((_, row) =>
    Array.from({ length: steps }, (_, step) => {
      const [a, b] = [row * steps + step, row * steps + ((step + 1) % steps)];
      return [a, b, a + steps, b, b + steps, a + steps];
    }).flat(),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(new Float32Array((places.length / 3) * 2), 2));
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return geometry;
}
