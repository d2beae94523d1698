import { inverseToneMapping } from "./toneMapping.ts";
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

/** The background colour of all pictures, as RGB (docs/decisions/product.md#decision-31). */
export const paperColor = [0xf4, 0xf2, 0xee] as const;

const brightest = Math.max(...paperColor);

/** The brightness of the paper, before its hue is applied. */
export const paperLight = inverseToneMapping(brightest);

/** The factors that all pixels are finally multiplied by, so that white in the light of the paper has its exact colour. */
export const paperHue = paperColor.map((value) => value / brightest);

/** Creates a scene with a paper table in a room of softboxes. `size` is the resolution of the reflected room. */
export function createPaperScene(
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

/** GLSL: averages the shadows of all lamps. three.js multiplies them, which is wrong for a paper ground. */
const shareOfLamps = ShaderChunk.shadowmask_pars_fragment
  .replace("float shadow = 1.0;", "float shadow = 0.;")
  .replace(
    /shadow \*= receiveShadow \? (getShadow\( directional.+) : 1\.0;/,
    "shadow += $1 / float(NUM_DIR_LIGHT_SHADOWS);",
  );

/**
 * Creates the table, which shows only shadows.
 *
 * @param softness The blur of the shadow edges, in pixels of a shadow map. Left out, the blur of the light is used.
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
