import {
  AdditiveBlending,
  Color,
  CustomBlending,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  OneFactor,
  ShaderMaterial,
  SrcColorFactor,
  ZeroFactor,
} from "three";
import type { Tint } from "../../frame.ts";
import { tintedGlass } from "../../tintedGlass.ts";
import { studioLit } from "./studioLit.ts";

/** A lens in two layers over what is behind it, and its bare edge. */
export interface GlassMaterials {
  /** Takes light away. */
  readonly tint: Material;
  /** Adds what is mirrored. */
  readonly glare: Material;
  readonly edge: Material;
  /** Share of light that passes, for the shadow it throws. */
  readonly passes: number;
}

const clear = ["#fbfcfc", "#fbfcfc", "#fbfcfc"].map((color) => new Color(color));

export function glassMaterials(tint?: Tint): GlassMaterials {
  const shades = tint
    ? tintedGlass[tint].map(([color, opacity]) => new Color("white").lerp(new Color(color), opacity))
    : clear;
  const [above, middle, below] = shades;
  const passes = shades.reduce((sum, { r, g, b }) => sum + (r + g + b) / 9, 0);
  return {
    tint: new ShaderMaterial({
      vertexShader: tintVertex,
      fragmentShader: tintFragment,
      uniforms: { above: { value: above }, middle: { value: middle }, below: { value: below } },
      side: DoubleSide,
      depthWrite: false,
      transparent: true,
      blending: CustomBlending,
      blendSrc: ZeroFactor,
      blendDst: SrcColorFactor,
      blendSrcAlpha: ZeroFactor,
      blendDstAlpha: OneFactor,
    }),
    glare: glare(tint !== undefined),
    edge: new MeshBasicMaterial({ color: "#647f77", transparent: true, opacity: 0.66, depthWrite: false }),
    passes,
  };
}

const tintVertex =
  "varying vec2 onLens; void main() { onLens = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }";
const tintFragment = `varying vec2 onLens; uniform vec3 above, middle, below;
void main() {
  vec3 lower = mix(below, middle, smoothstep(.05, .5, onLens.y));
  gl_FragColor = vec4(mix(lower, above, smoothstep(.5, .92, onLens.y)), 1.);
}`;

/** The room in the glass, stronger above, and two stripes of a window; clear lenses have a greenish coating. */
function glare(sun: boolean): Material {
  return studioLit(
    new MeshPhysicalMaterial({
      color: "black",
      roughness: 0.02,
      ior: 1.5,
      specularColor: new Color(sun ? "#ffffff" : "#8fd9c0"),
      specularIntensity: sun ? 1 : 0.5,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      blending: AdditiveBlending,
    }),
    {
      key: `glare ${sun}`,
      end: `{
        float stripe = vOnLens.x * .9 - vOnLens.y * .5;
        float window = smoothstep(.02, .10, stripe) * (1. - smoothstep(.25, .33, stripe))
          + .6 * smoothstep(.36, .40, stripe) * (1. - smoothstep(.43, .47, stripe));
        gl_FragColor.rgb *= mix(.7, 1.25, vOnLens.y + .35 * (vOnLens.x - .5));
        gl_FragColor.rgb += window * smoothstep(-.2, .7, vOnLens.y) * ${sun ? ".040" : ".024 * vec3(.85, 1., .95)"};
      }`,
    },
  );
}
