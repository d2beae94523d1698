import { Color, MeshPhysicalMaterial } from "three";
import { looks, type Wire } from "../../finishes.ts";
import type { FrameMaterial } from "../../frame.ts";
import { studioLit } from "./studioLit.ts";

/** Fittings are never lacquered: what some finish has as its fittings is bare metal. */
const bare = new Set(Object.values(looks).map(({ fittings }) => fittings));

/** Polished or lacquered metal; titanium is brushed. */
export function wireMaterial(wire: Wire, metal: FrameMaterial): MeshPhysicalMaterial {
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
