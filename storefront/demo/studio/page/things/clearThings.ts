import { Color, ExtrudeGeometry, Shape, SphereGeometry, TorusGeometry } from "three";
import { type BuiltThing, merge, moveTo, opaque, roundedRectangle, transparent, combine } from "./bodies.ts";
import { clear, coatedGlass, plastic } from "./surfaces.ts";

/** Sizes of a single-dose vial in mm. */
const vial = { width: 13.4, body: 30, neck: 9, wing: 14, thickness: 8 };

/** Returns a row of five single-dose vials that lie on the table. */
export function vials(): BuiltThing {
  const count = 5;
  return merge(
    Array.from({ length: count }, (_, index) => moveTo(singleDose(), (index - (count - 1) / 2) * vial.width, 0, 0)),
  );
}

function singleDose(): BuiltThing {
  const [half, neck] = [vial.width / 2 - 0.35, 2.6];
  const shape = new Shape();
  shape.moveTo(-half + 2, 0);
  shape.lineTo(half - 2, 0).quadraticCurveTo(half, 0, half, 2);
  shape.lineTo(half, vial.body - 6).quadraticCurveTo(half, vial.body, neck, vial.body + 2);
  shape.lineTo(neck, vial.body + vial.neck).lineTo(-neck, vial.body + vial.neck);
  shape.lineTo(-neck, vial.body + 2).quadraticCurveTo(-half, vial.body, -half, vial.body - 6);
  shape.lineTo(-half, 2).quadraticCurveTo(-half, 0, -half + 2, 0);
  const body = new ExtrudeGeometry(shape, {
    depth: vial.thickness - 5,
    bevelSize: 2.4,
    bevelThickness: 2.5,
    bevelOffset: -2.4,
    bevelSegments: 8,
    curveSegments: 20,
  });
  const wing = new ExtrudeGeometry(roundedRectangle(vial.width - 2, vial.wing, 2.4), {
    depth: 1.6,
    bevelSize: 0.5,
    bevelThickness: 0.5,
    bevelOffset: -0.5,
    bevelSegments: 3,
    curveSegments: 12,
  });
  // Lies on the table with its wing away from the viewer.
  body.rotateX(-Math.PI / 2).translate(0, 2.5, vial.body / 2);
  wing.rotateX(-Math.PI / 2).translate(0, 3, -vial.body / 2 - vial.neck - vial.wing / 2 + 1);
  const milky = `#${new Color("#dfeaee").getHexString()}`;
  return merge([
    transparent(body, clear("#e6f1f5", "#86afbf", 0.75)),
    combine([opaque(wing, plastic({ color: milky }))]),
  ]);
}

/** Returns an uncut spectacle lens of 70 mm that stands on its edge. */
export function uncutLens(): BuiltThing {
  const [radius, curve] = [35, 96];
  const angle = Math.asin(radius / curve);
  const cap = new SphereGeometry(curve, 128, 24, 0, 2 * Math.PI, 0, angle)
    .translate(0, -curve * Math.cos(angle), 0)
    .rotateX(Math.PI / 2)
    .translate(0, radius + 0.7, 0);
  const edge = new TorusGeometry(radius - 0.5, 1.1, 12, 160).scale(1, 1, 1.6).translate(0, radius + 0.7, -0.4);
  return merge([
    transparent(cap, { ...clear("#f0f5f3", "#6f8c86", 0.85, 0.015), glare: coatedGlass() }),
    transparent(edge, clear("#e4ebe9", "#93a8a3", 0.75)),
  ]);
}
