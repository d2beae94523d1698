import {
  Camera,
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { paperHue, paperLight } from "./paperLight.ts";
import { toneMappingShader } from "./toneMapping.ts";

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }";

/** Adds up exposures in linear light, and develops them onto the canvas. */
export class Film {
  readonly #renderer: WebGLRenderer;
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2));
  readonly #scene = new Scene();
  readonly #camera = new Camera();
  readonly #sum: WebGLRenderTarget;
  /** Where one exposure is rendered. */
  readonly target: WebGLRenderTarget;

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#sheet.frustumCulled = false;
    this.#scene.add(this.#sheet);
    this.#sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
    this.target = new WebGLRenderTarget(width, height, { type: HalfFloatType });
    renderer.setRenderTarget(this.#sum);
    renderer.setClearColor(0, 0);
    renderer.clear();
  }

  /** Adds what has been rendered into `target`, as such a share of the picture. */
  add(share: number): void {
    adding.uniforms["exposed"] = { value: this.target.texture };
    adding.uniforms["share"] = { value: share };
    this.#print(adding, this.#sum);
  }

  develop(): void {
    developing.uniforms["exposed"] = { value: this.#sum.texture };
    this.#print(developing, null);
  }

  dispose(): void {
    this.#sum.dispose();
    this.target.dispose();
    this.#sheet.geometry.dispose();
  }

  #print(material: ShaderMaterial, target: WebGLRenderTarget | null) {
    this.#sheet.material = material;
    this.#renderer.setRenderTarget(target);
    this.#renderer.autoClear = false;
    this.#renderer.render(this.#scene, this.#camera);
    this.#renderer.autoClear = true;
  }
}

const flat = { vertexShader, depthTest: false, depthWrite: false } as const;

/** Sparks are cut, so that one exposure cannot burn a pixel out. */
const adding = new ShaderMaterial({
  ...flat,
  fragmentShader: `varying vec2 at; uniform sampler2D exposed; uniform float share;
    void main() { gl_FragColor = min(texture2D(exposed, at), vec4(24.)) * share; }`,
  uniforms: { exposed: { value: null }, share: { value: 1 } },
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneFactor,
});

/** Towards the border shadows fade into the paper, so that a picture shows no edge wherever it is placed. */
const developing = new ShaderMaterial({
  ...flat,
  fragmentShader: `varying vec2 at; uniform sampler2D exposed; uniform vec3 hue; ${toneMappingShader}
    uniform float paper;
    void main() {
      vec2 border = min(at, 1. - at);
      float kept = smoothstep(0., .055, min(border.x, border.y));
      vec3 light = mix(vec3(paper), texture2D(exposed, at).rgb, kept);
      gl_FragColor = vec4(encoded(neutral(light)) * hue, 1.);
    }`,
  uniforms: { exposed: { value: null }, hue: { value: new Vector3(...paperHue) }, paper: { value: paperLight } },
  blending: NoBlending,
});
