import {
  createAbsorptionMaterial,
  createReflectionMaterial,
  type TransparentMaterial,
  applyStudioLight,
} from "@dioptra/ui/frame-model";
import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from "three";

/** Goods are large and bright, and get more of the room's light than frames. */
const goodsLight = { key: "goods", roomShare: 0.84 } as const;

const lit = (look: MeshPhysicalMaterialParameters) => applyStudioLight(new MeshPhysicalMaterial(look), goodsLight);

/** Returns coated board, the material of cartons. */
export const board = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.48, clearcoat: 0.35, clearcoatRoughness: 0.24, ...look });

/** Returns uncoated paper or cloth. It gets less of the room's light, so that the lamps make folds visible. */
export const matt = (look: MeshPhysicalMaterialParameters) =>
  applyStudioLight(new MeshPhysicalMaterial({ roughness: 0.9, specularIntensity: 0.25, ...look }), {
    key: "goods matt",
    roomShare: 0.56,
  });

/** Returns plastic. */
export const plastic = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.2, ...look });

/** Returns real or imitation leather. */
export const leather = (look: MeshPhysicalMaterialParameters) =>
  lit({ roughness: 0.55, clearcoat: 0.18, clearcoatRoughness: 0.4, ...look });

/** Returns metal. */
export const metal = (look: MeshPhysicalMaterialParameters) => lit({ metalness: 1, roughness: 0.22, ...look });

const light = (color: string) => {
  const { r, g, b } = new Color(color);
  return `vec3(${[r, g, b].map((value) => value.toFixed(4)).join(",")})`;
};

/** Returns the reflections of coated glass, which are greenish blue. */
export const coatedGlass = () =>
  createReflectionMaterial(
    { roughness: 0.02, ior: 1.9, specularColor: new Color("#c2ddd6"), specularIntensity: 0.6 },
    { key: "goods coated" },
    DoubleSide,
  );

/**
 * Returns clear plastic, glass or water.
 *
 * @param straight The colour of light that passes straight through a wall.
 * @param glancing The colour of light that passes a wall at a flat angle.
 * @param passes The share of light that passes through, which determines its shadow.
 */
export const clear = (straight: string, glancing: string, passes: number, roughness = 0.04): TransparentMaterial => ({
  absorbs: createAbsorptionMaterial(`left = mix(${light(straight)}, ${light(glancing)}, smoothstep(.25, 1., glance));`),
  glare: createReflectionMaterial({ roughness, ior: 1.45, specularIntensity: 0.9 }, { key: "goods clear" }),
  passes,
});
