import type { Money } from "#domain/money.ts";
import type { Product } from "#domain/product/product.ts";

/** The props of every form in which the options of a product are chosen. */
export interface OptionFormProps {
  readonly product: Product;
  /** Called with the price of what is chosen, as soon as it differs from the price at the top of the page. */
  readonly onPrice: (price: Money) => void;
}
