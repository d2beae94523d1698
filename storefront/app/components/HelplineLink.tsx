import { Link } from "@dioptra/ui";
import { helplines } from "#configuration/content.ts";
import { helplineOf } from "#domain/helpline.ts";
import { useStoreView } from "../state/useShop.ts";

/** The store's telephone for questions. */
export function HelplineLink() {
  const { phone, href } = helplineOf(useStoreView(), helplines);
  return <Link href={href}>{phone}</Link>;
}
