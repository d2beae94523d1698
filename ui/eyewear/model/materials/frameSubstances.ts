import { Color, type Material, MeshPhysicalMaterial } from "three";
import { type Acetate, looks, type Wire } from "../../finishes.ts";
import { acetateUse } from "../../frontView.ts";
import type { DrawnFrame, FrameMaterial } from "../../frame.ts";
import type { Substance } from "../part.ts";
import { acetateMaterial, type Cut } from "./acetateMaterial.ts";
import { glass, glassEdge } from "./glassMaterials.ts";
import type { SeeThrough } from "./seeThrough.ts";
import { studioLit } from "./studioLit.ts";

/** What each substance of a frame looks like. */
export interface FrameSubstances {
  readonly of: Readonly<Record<Substance, Material | SeeThrough>>;
  /** Of acetate temples: the same plate, cut along. */
  readonly temple: Material | SeeThrough;
  /** A wire core shows only in acetate that light passes through. */
  readonly coreShows: boolean;
}

export function frameSubstances(frame: DrawnFrame): FrameSubstances {
  const { acetate, wire, fittings, tips } = looks[frame.finish];
  const cut: Cut = { piece: "front", height: frame.lensHeight, seed: seedOf(frame) };
  const tip = studioLit(
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

/** What pads are made of is as clear as crystal acetate, a little warmer. */
const silicone: Acetate = { kind: "crystal", color: "#f1efe9", edge: "#a8a69c", opacity: 0.5 };

/** Every size is cut from another place of the plate. */
const seedOf = ({ lensWidth, lensHeight, bridge }: DrawnFrame): number =>
  ((lensWidth * 31 + lensHeight * 17 + bridge * 7) % 97) / 7;

/** Fittings are never lacquered: what some finish has as its fittings is bare metal. */
const bare = new Set(Object.values(looks).map(({ fittings }) => fittings));

/** Polished or lacquered metal; titanium is brushed. */
function wireMaterial(wire: Wire, metal: FrameMaterial): MeshPhysicalMaterial {
  if (!bare.has(wire))
    return studioLit(
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
  return studioLit(new MeshPhysicalMaterial({ color, metalness: 1, roughness, envMapIntensity: 1.2 }));
}
