import { Link } from "@dioptra/ui";
import { helplineOf } from "#configuration/content.ts";
import { useStoreView } from "../state/useShop.ts";

/** The store's telephone for questions. */
export function HelplineLink() {
  const { phone, href } = helplineOf(useStoreView());
  return <Link href={href}>{phone}</Link>;
}
