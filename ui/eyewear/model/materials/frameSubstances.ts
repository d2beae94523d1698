import { Color, type Material, MeshPhysicalMaterial } from "three";
import { type Acetate, looks, type Wire } from "../../finishes.ts";
import { acetateUse } from "../../frontView.ts";
import type { DrawnFrame, FrameMaterial } from "../../frame.ts";
import type { Substance } from "../part.ts";
import { acetateMaterial, type Cut } from "./acetateMaterial.ts";
import { glass, glassEdge } from "./glassMaterials.ts";
import type { TransparentMaterial } from "./transparentMaterial.ts";
import { applyStudioLight } from "./studioLight.ts";

/** The materials of a frame, by substance. */
export interface FrameSubstances {
  readonly of: Readonly<Record<Substance, Material | TransparentMaterial>>;
  /** The material of acetate temples, which are cut lengthwise from the same plate. */
  readonly temple: Material | TransparentMaterial;
  /** Whether the wire core is visible, which it is only in transparent acetate. */
  readonly coreShows: boolean;
}

/** Creates the materials of a frame. */
export function frameSubstances(frame: DrawnFrame): FrameSubstances {
  const { acetate, wire, fittings, tips } = looks[frame.finish];
  const cut: Cut = { piece: "front", height: frame.lensHeight, seed: seedOf(frame) };
  const tip = applyStudioLight(
    new MeshPhysicalMaterial({
      color: new Color(tips[0]).lerp(new Color(tips[1]), 0.3),
      roughness: 0.3,
      clearcoat: 1,
      clearcoatRoughness: 0.05,
    }),
  );
  return {
    of: {
      acetate: acetateMaterial(acetate, cut),
      wire: wireMaterial(wire, frame.material),
      fitting: wireMaterial(fittings, "metal"),
      tip,
      core: wireMaterial(fittings, "titanium"),
      pad: acetateMaterial(silicone, cut),
      glass: glass(frame.tint),
      glassEdge: glassEdge(),
    },
    temple: acetateMaterial(acetate, { ...cut, piece: "temple", seed: cut.seed + 5 }),
    coreShows: acetateUse(frame) !== "none" && (acetate.kind === "crystal" || acetate.kind === "gradient"),
  };
}

/** The silicone of nose pads: as clear as crystal acetate, and slightly warmer. */
const silicone: Acetate = { kind: "crystal", color: "#f1efe9", edge: "#a8a69c", opacity: 0.5 };

/** Returns a seed for the pattern, so that each size shows another part of the plate. */
const seedOf = ({ lensWidth, lensHeight, bridge }: DrawnFrame): number =>
  ((lensWidth * 31 + lensHeight * 17 + bridge * 7) % 97) / 7;

/** The metals that are not lacquered: those that some finish uses for its fittings. */
const bareMetals = new Set(Object.values(looks).map(({ fittings }) => fittings));

/** Creates the material of polished or lacquered metal. Titanium is brushed. */
function wireMaterial(wire: Wire, metal: FrameMaterial): MeshPhysicalMaterial {
  if (!bareMetals.has(wire))
    return applyStudioLight(
      new MeshPhysicalMaterial({
        color: wire.color,
        metalness: 0.55,
        roughness: 0.38,
        clearcoat: 0.5,
        clearcoatRoughness: 0.25,
      }),
    );
  const color = new Color(wire.color).lerp(new Color(wire.light), 0.7);
  const roughness = metal === "titanium" ? 0.34 : 0.14;
  return applyStudioLight(new MeshPhysicalMaterial({ color, metalness: 1, roughness, envMapIntensity: 1.2 }));
}
