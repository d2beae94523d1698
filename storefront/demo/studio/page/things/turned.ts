import { BufferGeometry, Float32BufferAttribute } from "three";

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
