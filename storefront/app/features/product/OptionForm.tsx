import { lazyComponent } from "@dioptra/ui";
import type { Product } from "#domain/product/product.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { partsOfOptions } from "../../i18n/messageParts.ts";
import type { OptionFormProps } from "./optionForm.ts";

// Only the pages of products with options load the code of these forms. The server loads it before the first page.
const forms = {
  "contact-lenses": lazyComponent(async () => (await import("./ContactLensForm.tsx")).ContactLensForm),
  "gift-cards": lazyComponent(async () => (await import("./GiftCardForm.tsx")).GiftCardForm),
  group: lazyComponent(async () => (await import("./GroupForm.tsx")).GroupForm),
  own: lazyComponent(async () => (await import("./OwnOptionsForm.tsx")).OwnOptionsForm),
  bundle: lazyComponent(async () => (await import("./BundleForm.tsx")).BundleForm),
};
export type OptionFormName = keyof typeof forms;

if (import.meta.env.SSR) await Promise.all(Object.values(forms).map((form) => form.load()));

/** Returns the form in which a product's options are chosen; null for a product without options to choose here. */
export function optionFormOf({
  kind,
  lensChoice,
  lenses,
  bundle,
  members,
  ownOptions,
}: Product): OptionFormName | null {
  if (bundle.length > 0) return "bundle";
  if (members.length > 0) return "group";
  if (ownOptions.length > 0) return "own";
  if (kind === "gift-cards") return kind;
  return kind === "contact-lenses" && lensChoice && lenses ? kind : null;
}

export interface NamedFormProps extends OptionFormProps {
  readonly form: OptionFormName;
}

/** The form in which a product's options are chosen, with the button that adds it to the cart. */
export function OptionForm({ form, ...props }: NamedFormProps) {
  const Form = forms[form];
  return (
    <WithMessages parts={partsOfOptions}>
      <Form {...props} />
    </WithMessages>
  );
}
