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
import { paperHue, paperLight } from "./paper.ts";
import { toneMappingShader } from "./toneMapping.ts";

const vertexShader = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }";

interface FilmOptions {
  readonly width: number;
  readonly height: number;
  /** The share of the picture along its border in which shadows fade into the paper; 0 for no fading. */
  readonly border: number;
  /** The precision of the sum: `exact` for master pictures, `quick` for browsers on phones. */
  readonly sum: "exact" | "quick";
  /** The number of samples per pixel of one exposure; more than 0 if there is only one exposure. */
  readonly samples: number;
}

/** Adds up exposures in linear light and draws the result to the canvas. */
export class Film {
  readonly #renderer: WebGLRenderer;
  readonly #adding = adding();
  readonly #developing: ShaderMaterial;
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2));
  readonly #scene = new Scene();
  readonly #camera = new Camera();
  readonly #sum: WebGLRenderTarget;
  /** The render target of one exposure. */
  readonly target: WebGLRenderTarget;

  constructor(renderer: WebGLRenderer, { width, height, border, sum, samples }: FilmOptions) {
    this.#renderer = renderer;
    this.#developing = developing(border);
    this.#sheet.frustumCulled = false;
    this.#scene.add(this.#sheet);
    const type = sum === "exact" ? FloatType : HalfFloatType;
    this.#sum = new WebGLRenderTarget(width, height, { type, depthBuffer: false });
    this.target = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples });
    this.clear();
  }

  /** Removes all exposures. */
  clear(): void {
    this.#renderer.setRenderTarget(this.#sum);
    this.#renderer.setClearColor(0, 0);
    this.#renderer.clear();
  }

  /** Adds the exposure in `target` with a share of the whole picture. */
  add(share: number): void {
    this.#adding.uniforms["exposed"] = { value: this.target.texture };
    this.#adding.uniforms["share"] = { value: share };
    this.#print(this.#adding, this.#sum);
  }

  /** Draws the sum to the canvas. `gain` compensates for exposures that are still missing. */
  develop(gain = 1): void {
    this.#developing.uniforms["exposed"] = { value: this.#sum.texture };
    this.#developing.uniforms["gain"] = { value: gain };
    this.#print(this.#developing, null);
  }

  dispose(): void {
    this.#sum.dispose();
    this.target.dispose();
    this.#sheet.geometry.dispose();
    this.#adding.dispose();
    this.#developing.dispose();
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

/** Adds an exposure. Very bright values are cut off, so that one exposure cannot overexpose a pixel. */
const adding = () =>
  new ShaderMaterial({
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

/** Draws the sum. Shadows fade into the paper towards the border, so that the picture has no visible edge on a page. */
const developing = (border: number) =>
  new ShaderMaterial({
    ...flat,
    fragmentShader: `varying vec2 at; uniform sampler2D exposed; uniform vec3 hue; ${toneMappingShader}
    uniform float paper, gain;
    void main() {
      vec2 border = min(at, 1. - at);
      float kept = ${border > 0 ? `smoothstep(0., ${border}, min(border.x, border.y))` : "1."};
      vec3 light = mix(vec3(paper), texture2D(exposed, at).rgb * gain, kept);
      gl_FragColor = vec4(encoded(neutral(light)) * hue, 1.);
    }`,
    uniforms: {
      exposed: { value: null },
      gain: { value: 1 },
      hue: { value: new Vector3(...paperHue) },
      paper: { value: paperLight },
    },
    blending: NoBlending,
  });
