import { Color, DoubleSide, type Material, MeshBasicMaterial } from "three";
import type { Tint } from "../../frame.ts";
import { mirrorCoatings, type TintedGlass, tintedGlass } from "../../tintedGlass.ts";
import { glslLight } from "./studioLight.ts";
import { createAbsorptionMaterial, createReflectionMaterial, type TransparentMaterial } from "./transparentMaterial.ts";

const clear = ["#fbfcfc", "#fbfcfc", "#fbfcfc"].map((color) => new Color(color));

/** Creates the layers of a lens: its tint from top to bottom, and the reflection of the room. */
export function glass(tint?: Tint): TransparentMaterial {
  const shades = tint
    ? tintedGlass[tint].map(([color, opacity]) => new Color("white").lerp(new Color(color), opacity))
    : clear;
  const coating = tint && mirrorCoatings[tint];
  return {
    absorbs: createAbsorptionMaterial(verticalGradient("left", shades)),
    glare: coating ? mirror(coating) : glare(tint !== undefined),
    passes: shades.reduce((sum, { r, g, b }) => sum + (r + g + b) / 9, 0),
  };
}

/** Returns GLSL that sets a variable to a vertical gradient of three colours. */
const verticalGradient = (name: string, [above, middle, below]: readonly Color[]) =>
  above && middle && below
    ? `${name} = mix(${glslLight(below)}, ${glslLight(middle)}, smoothstep(.05, .5, vOnLens.y));
       ${name} = mix(${name}, ${glslLight(above)}, smoothstep(.5, .92, vOnLens.y));`
    : "";

/** Creates the material of a lens edge that no rim covers. */
export const glassEdge = (): Material =>
  new MeshBasicMaterial({ color: "#647f77", transparent: true, opacity: 0.66, depthWrite: false });

/** The reflection of the room, stronger at the top, with two stripes of a window. Clear lenses have a greenish coating. */
const glare = (sun: boolean): Material =>
  createReflectionMaterial(
    {
      roughness: 0.02,
      ior: 1.5,
      specularColor: new Color(sun ? "#ffffff" : "#8fd9c0"),
      specularIntensity: sun ? 1 : 0.5,
    },
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
    DoubleSide,
  );

/** A mirror coating, which reflects the room like metal in its own colours. */
const mirror = (coating: TintedGlass): Material =>
  createReflectionMaterial(
    { color: "white", metalness: 1, roughness: 0.06 },
    {
      key: `mirror ${coating.join(" ")}`,
      color: verticalGradient(
        "diffuseColor.rgb",
        coating.map(([color, share]) => new Color(color).multiplyScalar(share)),
      ),
    },
    DoubleSide,
  );
