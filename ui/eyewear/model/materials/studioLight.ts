import { Color, type MeshPhysicalMaterial, type WebGLProgramParametersWithUniforms } from "three";

/** GLSL that is inserted into the shader of a three.js material, after the chunk that computes the same. */
export interface ShaderParts {
  /** Identifies the shader in the program cache. Different GLSL needs a different key. */
  readonly key: string;
  readonly declarations?: string;
  /** GLSL that can change `diffuseColor`. */
  readonly color?: string;
  /** GLSL that can add to `totalEmissiveRadiance`. */
  readonly glow?: string;
  /** GLSL that can change `gl_FragColor`. */
  readonly end?: string;
  /** Replaces the default share of diffuse light from the room; include it in the key. */
  readonly roomShare?: number;
  readonly uniforms?: Readonly<Record<string, { value: unknown }>>;
}

/** The share of diffuse light that comes from the room. The rest comes from lamps, which cast shadows. */
const roomShare = 0.42;

const varyings = "varying vec3 vPlace;varying vec2 vOnLens;varying float vHeight;";

/** GLSL: near the ground, surfaces that face down reflect their own shadow instead of the bright room. */
const ownShadow = `{
  float down = clamp(-inverseTransformDirection(normal, viewMatrix).y * 1.6, 0., 1.);
  float open = 1. - down * (1. - mix(.12, 1., smoothstep(0., 14., vHeight)));
  #if defined(RE_IndirectSpecular)
    radiance *= open;
    #ifdef USE_CLEARCOAT
      clearcoatRadiance *= open;
    #endif
  #endif
}`;

/** GLSL: removes the reflections of lamps. As lamps are points, their reflections would be sparks. */
const noSparks = `reflectedLight.directSpecular = vec3(0.);
#ifdef USE_CLEARCOAT
  clearcoatSpecularDirect = vec3(0.);
#endif`;

/** Adapts a material to the light of the studio and inserts further GLSL. */
export function applyStudioLight(
  material: MeshPhysicalMaterial,
  parts: ShaderParts = { key: "plain" },
): MeshPhysicalMaterial {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, parts.uniforms);
    shader.vertexShader = after(
      after(shader.vertexShader, "common", varyings),
      "begin_vertex",
      "vPlace = position; vOnLens = uv; vHeight = (modelMatrix * vec4(transformed, 1.)).y;",
    );
    let text = shader.fragmentShader;
    text = after(text, "common", `${varyings}${parts.declarations ?? ""}`);
    text = after(text, "color_fragment", parts.color ?? "");
    text = after(text, "emissivemap_fragment", parts.glow ?? "");
    text = after(
      text,
      "lights_fragment_maps",
      `#if defined(RE_IndirectDiffuse)\niblIrradiance *= ${parts.roomShare ?? roomShare};\n#endif\n${ownShadow}`,
    );
    text = after(text, "lights_fragment_end", noSparks);
    text = after(text, "opaque_fragment", parts.end ?? "");
    shader.fragmentShader = text;
  };
  material.customProgramCacheKey = () => parts.key;
  return material;
}

const after = (shader: string, chunk: string, text: string) =>
  shader.replace(`#include <${chunk}>`, `#include <${chunk}>\n${text}`);

const decimal = (value: number) => value.toFixed(4);

/** Returns a linear colour as a GLSL constant. */
export const glslLight = ({ r, g, b }: Color): string => `vec3(${[r, g, b].map(decimal).join(",")})`;

/** Returns a CSS colour as a GLSL constant in linear light. */
export const glslColor = (color: string): string => glslLight(new Color(color));

/** Returns a number as a GLSL constant. */
export const glslNumber = decimal;
