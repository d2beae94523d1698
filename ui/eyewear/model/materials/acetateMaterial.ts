import { Color, DoubleSide, MeshPhysicalMaterial } from "three";
import type { Acetate } from "../../finishes.ts";
import { glslColor, glslNumber } from "./glsl.ts";
import { noiseTexture } from "./noise.ts";
import { type ShaderParts, studioLit } from "./studioLit.ts";

/** Where acetate is used: a gradient runs down a front, and back along a temple. */
export interface Cut {
  readonly piece: "front" | "temple";
  /** Of the lens, in mm. */
  readonly height: number;
  /** No two plates are alike. */
  readonly seed: number;
}

const polished = { roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.035, ior: 1.49, specularIntensity: 0.6 };

/** Cellulose acetate, polished. */
export function acetateMaterial(acetate: Acetate, cut: Cut): MeshPhysicalMaterial {
  switch (acetate.kind) {
    case "solid":
      return studioLit(new MeshPhysicalMaterial({ ...polished, color: acetate.color }));
    case "havana":
      return studioLit(new MeshPhysicalMaterial({ ...polished, color: "white" }), tortoise(acetate, cut));
    case "crystal":
      return crystal(acetate.color, acetate.edge, acetate.opacity);
    case "gradient":
      return studioLit(
        new MeshPhysicalMaterial({ ...polished, color: "white", roughness: 0.04, transmission: 0.96, thickness: 1.6 }),
        fading(acetate, cut),
      );
  }
}

/** Patches in the depth of the plate: light ones are lit from within. */
function tortoise(
  { color, patches: [middle, dark] }: Extract<Acetate, { kind: "havana" }>,
  { seed }: Cut,
): ShaderParts {
  return {
    key: `havana ${color} ${middle} ${dark} ${seed}`,
    declarations: "uniform highp sampler3D plate;",
    uniforms: { plate: { value: noiseTexture() } },
    color: `
      vec3 grain = vPlace * vec3(.075, .10, .085) + vec3(${glslNumber(seed)}, 3.1, 1.7);
      vec4 bend = texture(plate, (grain * 1.6 + 9.) / 8.) * 2. - 1.;
      float blotch = (texture(plate, (grain + bend.gba * .55) / 8.).g * 2. - 1.) * 1.5
        + (texture(plate, grain * 4.3 / 8.).g * 2. - 1.) * .1;
      float bright = smoothstep(-.02, .34, blotch);
      float brown = smoothstep(-.36, -.02, blotch);
      diffuseColor.rgb = mix(mix(${glslColor(dark)}, ${glslColor(middle)}, brown), ${glslColor(color)}, bright);
      float lit = .16 * brown + .5 * bright;`,
    glow: "totalEmissiveRadiance += diffuseColor.rgb * lit;",
  };
}

/** At a glancing angle light takes a longer way through: edges show the colour, and crystal its outline. */
const deeperEdge = (edge: string, share: string) => `{
  float glance = pow(1. - abs(dot(normalize(vViewPosition), normal)), 1.3);
  diffuseColor.rgb = mix(diffuseColor.rgb, ${edge}, glance * ${share});
}`;

function crystal(color: string, edge: string, opacity: number): MeshPhysicalMaterial {
  // Two walls are looked through, so that each takes half of the light away; little of the room lies on them.
  const wall = new Color("white").lerp(new Color(color), 0.35 + 0.5 * opacity);
  return studioLit(
    new MeshPhysicalMaterial({
      ...polished,
      color: new Color(Math.sqrt(wall.r), Math.sqrt(wall.g), Math.sqrt(wall.b)),
      roughness: 0.02,
      transmission: 1,
      thickness: 1.6,
      clearcoat: 0.5,
      specularIntensity: 0.35,
      side: DoubleSide,
    }),
    { key: `crystal ${edge}`, facing: deeperEdge(glslColor(edge), "1.") },
  );
}

function fading({ color, below, edge }: Extract<Acetate, { kind: "gradient" }>, { piece, height }: Cut): ShaderParts {
  const dark =
    piece === "front"
      ? `smoothstep(${glslNumber(-height * 0.42)}, ${glslNumber(height * 0.34)}, vPlace.y)`
      : "smoothstep(-100., -20., vPlace.z)";
  return {
    key: `gradient ${color} ${below} ${piece} ${height}`,
    color: `
      float dark = ${dark};
      diffuseColor.rgb = mix(${glslColor(below)}, ${glslColor(color)}, dark);
      clearness = 1. - dark;`,
    facing: deeperEdge(glslColor(edge), "clearness * .8"),
  };
}
