/** What a lens keeps back of each kind of ultraviolet light, in percent. */
export interface UvBlocked {
  readonly uva: number;
  readonly uvb: number;
}

/** The class of a UV filter; null for what blocks too little to be called one. Sources differ on the UVA of class 2. */
export function uvClass({ uva, uvb }: UvBlocked): 1 | 2 | null {
  if (uva >= 90 && uvb >= 99) return 1;
  return uva >= 50 && uvb >= 95 ? 2 : null;
}
