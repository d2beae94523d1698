import { absorbing, mirroring, type SeeThrough, studioLit } from "@dioptra/ui/frame-model";
import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from "three";

/** Goods are wide and light, and have more of the room's light than a frame. */
const goodsLight = { key: "goods", roomShare: 0.84 } as const;

const lit = (look: MeshPhysicalMaterialParameters) => studioLit(new MeshPhysicalMaterial(look), goodsLight);

/** Coated board, as cartons are of. */
export const board = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.48, clearcoat: 0.35, clearcoatRoughness: 0.24, ...look });

/** Paper that is not coated, and cloth: folds are seen by the light of the lamps. */
export const matt = (look: MeshPhysicalMaterialParameters) =>
  studioLit(new MeshPhysicalMaterial({ roughness: 0.9, specularIntensity: 0.25, ...look }), {
    key: "goods matt",
    roomShare: 0.56,
  });

export const plastic = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.2, ...look });

/** Leather or what looks like it. */
export const leather = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.55, clearcoat: 0.18, clearcoatRoughness: 0.4, ...look });

export const metal = (look: MeshPhysicalMaterialParameters) => lit({ metalness: 1, roughness: 0.22, ...look });

const light = (color: string) => {
  const { r, g, b } = new Color(color);
  return `vec3(${[r, g, b].map((value) => value.toFixed(4)).join(",")})`;
};

/** Glass whose coating mirrors the room in a greenish blue. */
export const coated = () =>
  mirroring(
    { roughness: 0.02, ior: 1.9, specularColor: new Color("#c2ddd6"), specularIntensity: 0.6 },
    { key: "goods coated" },
    DoubleSide,
  );

/**
 * Clear plastic, glass or water.
 *
 * @param straight What one wall leaves of the light that passes straight through it.
 * @param glancing What it leaves of light that passes along it.
 */
export const clear = (straight: string, glancing: string, passes: number, roughness = 0.04): SeeThrough => ({
  absorbs: absorbing(`left = mix(${light(straight)}, ${light(glancing)}, smoothstep(.25, 1., glance));`),
  glare: mirroring({ roughness, ior: 1.45, specularIntensity: 0.9 }, { key: "goods clear" }),
  passes,
});
