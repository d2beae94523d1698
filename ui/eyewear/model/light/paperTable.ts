import {
  type IUniform,
  Mesh,
  PlaneGeometry,
  ShaderChunk,
  ShadowMaterial,
  type WebGLProgramParametersWithUniforms,
} from "three";

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
export function paperTable(softness?: IUniform<number>): Mesh<PlaneGeometry, ShadowMaterial> {
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
