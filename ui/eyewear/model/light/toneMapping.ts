import { Color, SRGBColorSpace } from "three";

/** Khronos' neutral tone mapping, for greys: keeps colours as they are up to `shoulder`. */
const shoulder = 0.76;
const toe = 0.04;

function mapped(light: number): number {
  const kept = light - toe;
  if (kept < shoulder) return kept;
  const rest = 1 - shoulder;
  return 1 - (rest * rest) / (kept + rest - shoulder);
}

/** The light that a paper of this grey (0 to 255) has to give, for the picture to show just this grey. */
export function lightOf(grey: number): number {
  const goal = new Color().setRGB(grey / 255, 0, 0, SRGBColorSpace).r;
  let [least, most] = [0, 8];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (least + most) / 2;
    if (mapped(middle) < goal) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}

/** The same for colours, and the way to sRGB, in GLSL. */
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
