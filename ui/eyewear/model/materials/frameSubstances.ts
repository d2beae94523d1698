import { Color, type Material, MeshPhysicalMaterial } from "three";
import { type Acetate, looks } from "../../finishes.ts";
import { acetateUse } from "../../frontView.ts";
import type { DrawnFrame } from "../../frame.ts";
import type { Substance } from "../part.ts";
import { acetateMaterial, type Cut } from "./acetateMaterial.ts";
import { glass, glassEdge } from "./glassMaterials.ts";
import type { SeeThrough } from "./seeThrough.ts";
import { studioLit } from "./studioLit.ts";
import { wireMaterial } from "./wireMaterial.ts";

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
