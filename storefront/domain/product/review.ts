/** What somebody says of a product (specification, section 3, Review). */
export interface Review {
  readonly id: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly createdAt: Date;
  /** From somebody who bought the product in this shop, made up to show what reviews look like, or nobody knows. */
  readonly origin: "buyer" | "sample" | "unknown";
}

/** What the reviews of a product come to. */
export interface Rating {
  /** 1 to 5, to a tenth. */
  readonly average: number;
  readonly count: number;
}
