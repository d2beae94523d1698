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
import { type ShaderParts, studioLit } from "./studioLit.ts";

/**
 * What is seen through, as two layers over what is behind it: however many lie behind each other, and in whatever order
 * they are drawn, they look the same, and what is bright behind them stays bright.
 */
export interface SeeThrough {
  /** Takes light away. */
  readonly absorbs: Material;
  /** Adds what is mirrored. */
  readonly glare: Material;
  /** Share of light that passes, for the shadow it throws. */
  readonly passes: number;
}

const absorbingVertex = `varying vec3 vPlace, vNormal, vToViewer; varying vec2 vOnLens;
void main() {
  vec4 seen = modelViewMatrix * vec4(position, 1.);
  vPlace = position; vOnLens = uv; vNormal = normalMatrix * normal; vToViewer = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`;

/**
 * A layer by which light behind it is multiplied.
 *
 * @param shade GLSL that sets `vec3 left`, what one wall leaves of the light. It may use `vPlace`, `vOnLens` (from the
 *   lower left corner of a lens), and `glance`, which is 0 where one looks straight at the wall and 1 along it.
 */
export const absorbing = (shade: string): Material =>
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

/** The room, as it is mirrored on what is otherwise seen through. */
export const mirroring = (look: MeshPhysicalMaterialParameters, parts: ShaderParts, side: Side = FrontSide): Material =>
  studioLit(
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
