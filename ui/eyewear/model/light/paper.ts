import { lightOf } from "./toneMapping.ts";
import {
  Color,
  type IUniform,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  ShadowMaterial,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from "three";
import { softboxRoom } from "./softboxRoom.ts";

/** The ground of every picture, from red to blue (docs/decisions/product.md#decision-31). */
export const paper = [0xf4, 0xf2, 0xee] as const;

const brightest = Math.max(...paper);

/** Light that the paper gives, before its hue. */
export const paperLight = lightOf(brightest);

/** By which every pixel is multiplied at last, so that what is lit like the paper has exactly its colour. */
export const paperHue = paper.map((value) => value / brightest);

/** A table of paper in the room of softboxes, to put frames on. `size` is how finely the room is mirrored. */
export function paperRoom(
  renderer: WebGLRenderer,
  size: number,
  softness?: IUniform<number>,
): { readonly scene: Scene; dispose: () => void } {
  const generator = new PMREMGenerator(renderer);
  const room = generator.fromScene(softboxRoom(), 0.008, 0.1, 200, { size });
  const scene = new Scene();
  const table = paperTable(softness);
  scene.environment = room.texture;
  scene.background = new Color(paperLight, paperLight, paperLight);
  scene.add(table);
  return {
    scene,
    dispose: () => {
      room.dispose();
      generator.dispose();
      table.geometry.dispose();
      table.material.dispose();
    },
  };
}

/** Each lamp that is hidden takes its share; three.js would multiply, which holds for no paper. */
const shareOfLamps = ShaderChunk.shadowmask_pars_fragment
  .replace("float shadow = 1.0;", "float shadow = 0.;")
  .replace(
    /shadow \*= receiveShadow \? (getShadow\( directional.+) : 1\.0;/,
    "shadow += $1 / float(NUM_DIR_LIGHT_SHADOWS);",
  );

/**
 * What a frame stands on: it shows nothing but the shadows.
 *
 * @param softness By how many pixels of a shadow map their edges are blurred, for a light that blurs at all.
 */
function paperTable(softness?: IUniform<number>): Mesh<PlaneGeometry, ShadowMaterial> {
  const material = new ShadowMaterial({ color: "#1c1712", opacity: 0.92 });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace("#include <shadowmask_pars_fragment>", shareOfLamps);
    if (softness) soften(shader, softness);
  };
  const table = new Mesh(new PlaneGeometry(4000, 4000), material);
  table.rotation.x = -Math.PI / 2;
  table.receiveShadow = true;
  return table;
}

function soften(shader: WebGLProgramParametersWithUniforms, softness: IUniform<number>) {
  shader.uniforms["softness"] = softness;
  shader.fragmentShader = `uniform float softness;\n${shader.fragmentShader.replace("directionalLight.shadowRadius", "softness")}`;
}
