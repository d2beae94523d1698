import { type TransparentMesh, createTransparentMeshes, type TransparentMaterial } from "@dioptra/ui/frame-model";
import { BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh, type Object3D, Shape } from "three";

/** A three-dimensional model. It stands on the plane y = 0. */
export interface BuiltThing {
  readonly object: Object3D;
  /** Its transparent parts. */
  readonly clear: readonly TransparentMesh[];
}

/** Returns a mesh that casts and receives shadows. */
export function opaque(geometry: BufferGeometry, material: Material | Material[]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** Returns the mesh of a print on a part, which receives shadows but casts none of its own. */
export function printOn(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

/** Returns a transparent part. */
export function transparent(geometry: BufferGeometry, look: TransparentMaterial): BuiltThing {
  const { meshes, clear } = createTransparentMeshes(geometry, look);
  return combine(meshes, [clear]);
}

/** Returns a thing made of several objects. */
export function combine(parts: readonly Object3D[], clear: readonly TransparentMesh[] = []): BuiltThing {
  const object = new Group();
  object.add(...parts);
  return { object, clear };
}

/** Merges several things into one. */
export const merge = (things: readonly BuiltThing[]): BuiltThing =>
  combine(
    things.map(({ object }) => object),
    things.flatMap(({ clear }) => clear),
  );

/** Moves a thing and returns it. */
export function moveTo(built: BuiltThing, x: number, y: number, z: number): BuiltThing {
  built.object.position.set(x, y, z);
  return built;
}

/** Returns a rectangle with rounded corners around the origin. Sizes are in mm. */
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

/** A point of a profile: distance from the vertical axis, height, and radius of its rounding, in mm. */
export type ProfilePoint = readonly [radius: number, height: number, round?: number];

/** Maps an angle to a point of the cross-section, whose radius is about 1. */
export type CrossSection = (angle: number) => readonly [x: number, z: number];

export const circle: CrossSection = (angle) => [Math.sin(angle), Math.cos(angle)];

export const ellipse =
  (depth: number): CrossSection =>
  (angle) => [Math.sin(angle), Math.cos(angle) * depth];

/** Returns a superellipse: power 2 is an ellipse, and higher powers approach a rectangle. */
export function superellipse(depth: number, power: number): CrossSection {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return (angle) => [bent(Math.sin(angle)), bent(Math.cos(angle)) * depth];
}

const filletSteps = 6;

/** Replaces each rounded point of a profile by an arc. */
export function filletProfile(profile: readonly ProfilePoint[]): [radius: number, height: number][] {
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
    return Array.from({ length: filletSteps + 1 }, (_, step) => {
      const t = step / filletSteps;
      const bezier = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bezier(from[0], radius, to[0]), bezier(from[1], height, to[1])] as [number, number];
    });
  });
}

/** Returns a solid of revolution of a profile, from bottom to top. The cross-section may differ from a circle. */
export function latheGeometry(
  profile: readonly ProfilePoint[],
  crossSection: CrossSection = circle,
  steps = 128,
): BufferGeometry {
  const rows = filletProfile(profile);
  const places = rows.flatMap(([radius, height]) =>
    Array.from({ length: steps }, (_, step) => {
      const [x, z] = crossSection((step / steps) * 2 * Math.PI);
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
