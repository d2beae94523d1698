import { Color, SRGBColorSpace } from "three";

/** The Khronos PBR Neutral tone mapping, for greys: keeps colours unchanged up to `shoulder`. */
const shoulder = 0.76;
const toe = 0.04;

function toneMapped(light: number): number {
  const shifted = light - toe;
  if (shifted < shoulder) return shifted;
  const rest = 1 - shoulder;
  return 1 - (rest * rest) / (shifted + rest - shoulder);
}

/** Returns the light that is displayed as a grey value from 0 to 255: the inverse of the tone mapping, by bisection. */
export function inverseToneMapping(grey: number): number {
  const goal = new Color().setRGB(grey / 255, 0, 0, SRGBColorSpace).r;
  let [low, high] = [0, 8];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (toneMapped(middle) < goal) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** GLSL: the tone mapping for colours, and the conversion to sRGB. */
export const toneMappingShader = `
vec3 neutral(vec3 color) {
  float least = min(color.r, min(color.g, color.b));
  color -= least < .08 ? least - 6.25 * least * least : ${toe};
  float peak = max(color.r, max(color.g, color.b));
  if (peak < ${shoulder}) return color;
  float rest = 1. - ${shoulder};
  float kept = 1. - rest * rest / (peak + rest - ${shoulder});
  return mix(color * kept / peak, vec3(kept), 1. - 1. / (.15 * (peak - kept) + 1.));
}
vec3 encoded(vec3 color) {
  return mix(1.055 * pow(max(color, 0.), vec3(1. / 2.4)) - .055, color * 12.92, lessThanEqual(color, vec3(.0031308)));
}`;
