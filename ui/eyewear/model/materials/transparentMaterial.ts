import {
  AdditiveBlending,
  CustomBlending,
  DoubleSide,
  FrontSide,
  type Material,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  OneFactor,
  ShaderMaterial,
  type Side,
  SrcColorFactor,
  ZeroFactor,
} from "three";
import { type ShaderParts, applyStudioLight } from "./studioLight.ts";

/**
 * A transparent material as two layers over the background: one multiplies, one adds. The result does not depend on the
 * drawing order, and bright backgrounds stay bright.
 */
export interface TransparentMaterial {
  /** Multiplies the light behind it. */
  readonly absorbs: Material;
  /** Adds the reflection. */
  readonly glare: Material;
  /** The share of light that passes, which determines its shadow. */
  readonly passes: number;
}

const absorbingVertex = `varying vec3 vPlace, vNormal, vToViewer; varying vec2 vOnLens;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.);
  vPlace = position; vOnLens = uv; vNormal = normalMatrix * normal; vToViewer = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`;

/**
 * Creates a layer that multiplies the light behind it.
 *
 * @param shade GLSL that sets `vec3 left`, the share of light that one wall transmits. It can use `vPlace`, `vOnLens`
 *   (from the lower left corner of a lens), and `glance`, which is 0 for a view perpendicular to the wall and 1 along it.
 */
export const createAbsorptionMaterial = (shade: string): Material =>
  new ShaderMaterial({
    vertexShader: absorbingVertex,
    fragmentShader: `varying vec3 vPlace, vNormal, vToViewer; varying vec2 vOnLens;
      void main() {
        float glance = 1. - abs(dot(normalize(vToViewer), normalize(vNormal)));
        vec3 left = vec3(1.);
        ${shade}
        gl_FragColor = vec4(left, 1.);
      }`,
    side: DoubleSide,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  });

/** Creates a layer that adds the reflection of the room on a transparent material. */
export const createReflectionMaterial = (
  look: MeshPhysicalMaterialParameters,
  parts: ShaderParts,
  side: Side = FrontSide,
): Material =>
  applyStudioLight(
    new MeshPhysicalMaterial({
      color: "black",
      ...look,
      transparent: true,
      depthWrite: false,
      side,
      blending: AdditiveBlending,
    }),
    parts,
  );
