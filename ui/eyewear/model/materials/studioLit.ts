import { Color, type MeshPhysicalMaterial, type WebGLProgramParametersWithUniforms } from "three";

/** GLSL that changes what three.js computes; each follows, or stands in for, the chunk of that name. */
export interface ShaderParts {
  /** What makes this shader another than others of its kind. */
  readonly key: string;
  readonly declarations?: string;
  /** May change `diffuseColor`. */
  readonly color?: string;
  /** May add to `totalEmissiveRadiance`. */
  readonly glow?: string;
  /** May change `gl_FragColor`. */
  readonly end?: string;
  /** Of the room's diffuse light, what comes from the room itself; the key has to say it. Left out for frames. */
  readonly roomShare?: number;
  readonly uniforms?: Readonly<Record<string, { value: unknown }>>;
}

/** The share of the room's diffuse light that comes from the room itself for a frame; the rest comes from lamps with shadows. */
const roomShare = 0.42;

const varyings = "varying vec3 vPlace;varying vec2 vOnLens;varying float vHeight;";

/** Near the ground, what faces down reflects its own shadow and not the bright room. */
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

/** Lamps are points here: their mirror images would be sparks. What is reflected is the room. */
const noSparks = `reflectedLight.directSpecular = vec3(0.);
#ifdef USE_CLEARCOAT
  clearcoatSpecularDirect = vec3(0.);
#endif`;

/** A material for the studio's light, with what else its shader does. */
export function studioLit(material: MeshPhysicalMaterial, parts: ShaderParts = { key: "plain" }): MeshPhysicalMaterial {
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

/** Light as a shader's constant. */
export const glslLight = ({ r, g, b }: Color): string => `vec3(${[r, g, b].map(decimal).join(",")})`;

/** A colour of ours as a shader's constant, in linear light. */
export const glslColor = (color: string): string => glslLight(new Color(color));

export const glslNumber = decimal;
