import { Color, type Material, MeshPhysicalMaterial } from "three";
import type { Acetate } from "../../finishes.ts";
import { glslColor, glslLight, glslNumber, type ShaderParts, studioLit } from "./studioLit.ts";
import { noiseTexture } from "./noise.ts";
import { absorbing, mirroring, type SeeThrough } from "./seeThrough.ts";

/** Where acetate is used: a gradient runs down a front, and back along a temple. */
export interface Cut {
  readonly piece: "front" | "temple";
  /** Of the lens, in mm. */
  readonly height: number;
  /** No two plates are alike. */
  readonly seed: number;
}

const polished = { roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.035, ior: 1.49, specularIntensity: 0.6 };

/** Cellulose acetate, polished: one material, or layers where it is seen through. */
export function acetateMaterial(acetate: Acetate, cut: Cut): Material | SeeThrough {
  switch (acetate.kind) {
    case "solid":
      return studioLit(new MeshPhysicalMaterial({ ...polished, color: acetate.color }));
    case "havana":
      return studioLit(new MeshPhysicalMaterial({ ...polished, color: "white" }), tortoise(acetate, cut));
    case "crystal":
      return crystal(acetate);
    case "gradient":
      return fading(acetate, cut);
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
const deeperEdge = (edge: string, share: string) =>
  `left *= mix(vec3(1.), ${edge}, ${share} * (.22 * smoothstep(.0, .22, glance) + .78 * smoothstep(.12, .9, glance)));`;

/** What lies on clear acetate: little, so that it is bright only where a softbox is mirrored. */
const shine = (): Material => mirroring({ roughness: 0.03, ior: 1.9, specularIntensity: 0.42 }, { key: "shine" });

/** A wall of this colour takes as much light away as two of its root. */
const wallOf = (color: Color) => new Color(Math.sqrt(color.r), Math.sqrt(color.g), Math.sqrt(color.b));

function crystal({ color, edge, opacity }: Extract<Acetate, { kind: "crystal" }>): SeeThrough {
  const through = new Color("white").lerp(new Color(color), 0.28 + 0.5 * opacity);
  return {
    absorbs: absorbing(`left = ${glslLight(wallOf(through))}; ${deeperEdge(glslLight(wallOf(new Color(edge))), "1.")}`),
    glare: shine(),
    // Its edges bend light away from where it would fall.
    passes: (0.6 * (through.r + through.g + through.b)) / 3,
  };
}

function fading({ color, below, edge }: Extract<Acetate, { kind: "gradient" }>, { piece, height }: Cut): SeeThrough {
  const dark =
    piece === "front"
      ? `smoothstep(${glslNumber(-height * 0.42)}, ${glslNumber(height * 0.34)}, vPlace.y)`
      : "smoothstep(-100., -20., vPlace.z)";
  return {
    absorbs: absorbing(`
      float dark = ${dark};
      left = mix(${glslLight(wallOf(new Color(below)))}, ${glslColor(color)}, dark);
      ${deeperEdge(glslLight(wallOf(new Color(edge))), "1.")}`),
    glare: shine(),
    passes: 0.4,
  };
}
