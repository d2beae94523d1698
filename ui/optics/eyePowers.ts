/** The powers of one eye, in dioptres. */
export interface EyePowers {
  readonly sphere: number;
  /** 0 for none; plus and minus are two ways to write the same lens. */
  readonly cylinder: number;
  /** In whole degrees from 1 to 180; null without a cylinder. */
  readonly axis: number | null;
}

export type Eye = "right" | "left";
export const eyes = ["right", "left"] as const satisfies readonly Eye[];
