import { Color, DoubleSide, type Material, MeshBasicMaterial } from "three";
import type { Tint } from "../../frame.ts";
import { mirrorCoatings, type TintedGlass, tintedGlass } from "../../tintedGlass.ts";
import { glslLight } from "./studioLit.ts";
import { absorbing, mirroring, type SeeThrough } from "./seeThrough.ts";

const clear = ["#fbfcfc", "#fbfcfc", "#fbfcfc"].map((color) => new Color(color));

/** A lens: its shades from above to below, and the room in it. */
export function glass(tint?: Tint): SeeThrough {
  const shades = tint
    ? tintedGlass[tint].map(([color, opacity]) => new Color("white").lerp(new Color(color), opacity))
    : clear;
  const coating = tint && mirrorCoatings[tint];
  return {
    absorbs: absorbing(downwards("left", shades)),
    glare: coating ? mirror(coating) : glare(tint !== undefined),
    passes: shades.reduce((sum, { r, g, b }) => sum + (r + g + b) / 9, 0),
  };
}

/** GLSL that sets a variable to a colour that changes from above to below. */
const downwards = (name: string, [above, middle, below]: readonly Color[]) =>
  above && middle && below
    ? `${name} = mix(${glslLight(below)}, ${glslLight(middle)}, smoothstep(.05, .5, vOnLens.y));
       ${name} = mix(${name}, ${glslLight(above)}, smoothstep(.5, .92, vOnLens.y));`
    : "";

/** Where no rim covers it. */
export const glassEdge = (): Material =>
  new MeshBasicMaterial({ color: "#647f77", transparent: true, opacity: 0.66, depthWrite: false });

/** The room in the glass, stronger above, and two stripes of a window; clear lenses have a greenish coating. */
const glare = (sun: boolean): Material =>
  mirroring(
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

/** A coating that mirrors the room as metal does, in its own colours. */
const mirror = (coating: TintedGlass): Material =>
  mirroring(
    { color: "white", metalness: 1, roughness: 0.06 },
    {
      key: `mirror ${coating.join(" ")}`,
      color: downwards(
        "diffuseColor.rgb",
        coating.map(([color, share]) => new Color(color).multiplyScalar(share)),
      ),
    },
    DoubleSide,
  );
