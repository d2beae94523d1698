/** A shelf of the catalogue (specification, section 3, Category). */
export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  /** 1 for the root, which holds all others. */
  readonly level: number;
  readonly name: string;
  readonly slug: string;
  /** The slugs from the first level down, joined by slashes. */
  readonly urlPath: string;
  /** Products that it lists, those of its children among them. */
  readonly productCount: number;
  readonly isInMenu: boolean;
}
