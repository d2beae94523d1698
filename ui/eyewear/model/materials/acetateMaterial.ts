import { Color, type Material, MeshPhysicalMaterial } from "three";
import type { Acetate } from "../../finishes.ts";
import { glslColor, glslLight, glslNumber, type ShaderParts, applyStudioLight } from "./studioLight.ts";
import { noiseTexture } from "./noise.ts";
import { createAbsorptionMaterial, createReflectionMaterial, type TransparentMaterial } from "./transparentMaterial.ts";

/** The piece that is cut from the acetate. A gradient runs downwards on a front and backwards on a temple. */
export interface Cut {
  readonly piece: "front" | "temple";
  /** The height of the lens, in mm. */
  readonly height: number;
  /** Varies the pattern: no two plates are the same. */
  readonly seed: number;
}

const polished = { roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.035, ior: 1.49, specularIntensity: 0.6 };

/** Creates the material of polished cellulose acetate: one material, or two layers if it is transparent. */
export function acetateMaterial(acetate: Acetate, cut: Cut): Material | TransparentMaterial {
  switch (acetate.kind) {
    case "solid":
      return applyStudioLight(new MeshPhysicalMaterial({ ...polished, color: acetate.color }));
    case "havana":
      return applyStudioLight(new MeshPhysicalMaterial({ ...polished, color: "white" }), tortoise(acetate, cut));
    case "crystal":
      return crystal(acetate);
    case "gradient":
      return fading(acetate, cut);
  }
}

/** Tortoiseshell patches within the plate; the light ones glow. */
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

/** GLSL that darkens edges: at a glancing angle, light takes a longer way through the material. */
const deeperEdge = (edge: string, share: string) =>
  `left *= mix(vec3(1.), ${edge}, ${share} * (.22 * smoothstep(.0, .22, glance) + .78 * smoothstep(.12, .9, glance)));`;

/** The reflection on clear acetate: weak, so that it is bright only where it reflects a softbox. */
const shine = (): Material =>
  createReflectionMaterial({ roughness: 0.03, ior: 1.9, specularIntensity: 0.42 }, { key: "shine" });

/** Returns the colour of one wall of a transparent body: light passes two walls, so each absorbs the square root. */
const wallOf = (color: Color) => new Color(Math.sqrt(color.r), Math.sqrt(color.g), Math.sqrt(color.b));

function crystal({ color, edge, opacity }: Extract<Acetate, { kind: "crystal" }>): TransparentMaterial {
  const transmitted = new Color("white").lerp(new Color(color), 0.28 + 0.5 * opacity);
  return {
    absorbs: createAbsorptionMaterial(
      `left = ${glslLight(wallOf(transmitted))}; ${deeperEdge(glslLight(wallOf(new Color(edge))), "1.")}`,
    ),
    glare: shine(),
    // Less than the colour suggests, because the edges refract light away.
    passes: (0.6 * (transmitted.r + transmitted.g + transmitted.b)) / 3,
  };
}

function fading(
  { color, below, edge }: Extract<Acetate, { kind: "gradient" }>,
  { piece, height }: Cut,
): TransparentMaterial {
  const dark =
    piece === "front"
      ? `smoothstep(${glslNumber(-height * 0.42)}, ${glslNumber(height * 0.34)}, vPlace.y)`
      : "smoothstep(-100., -20., vPlace.z)";
  return {
    absorbs: createAbsorptionMaterial(`
      float dark = ${dark};
      left = mix(${glslLight(wallOf(new Color(below)))}, ${glslColor(color)}, dark);
      ${deeperEdge(glslLight(wallOf(new Color(edge))), "1.")}`),
    glare: shine(),
    passes: 0.4,
  };
}
