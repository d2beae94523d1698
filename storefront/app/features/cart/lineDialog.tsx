import { Button, InlineNotice, Skeleton } from "@dioptra/ui";
import type { LensOrder } from "@dioptra/ui/optics";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CartLine } from "#domain/cart/cart.ts";
import type { ContactLensLine } from "#domain/cart/contactLensOptions.ts";
import { frameQuery } from "../../queries/configurator.ts";
import type { LineChange } from "../../state/cart/changeLine.ts";
import { useChangeLine } from "../../state/cart/useChangeLine.ts";
import type { Product } from "#domain/product/product.ts";

/** The props of every form that changes a line of the cart in a dialog. */
export interface LineDialogProps {
  readonly line: CartLine;
  /** Called once the line has been changed. */
  readonly onDone: () => void;
}

interface ProductOfLineProps {
  readonly line: CartLine;
  /** Returns the form; null if the product no longer offers what the line holds. */
  readonly children: (product: Product) => ReactNode;
}

/** Loads the product of a line for a form that changes the line. */
export function ProductOfLine({ line, children }: ProductOfLineProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: product, isPending } = useQuery(frameQuery(client, line.parentSku));
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const form = product && children(product);
  if (form) return form;
  return (
    <InlineNotice type="warning">
      <FormattedMessage id="cart.change.failed" />
    </InlineNotice>
  );
}

/** Returns the order of one eye, as the form of lenses holds it. */
export const lensOrderOf = ({ eye, lens, dominant }: ContactLensLine, boxes: number): LensOrder => ({
  right: eye === "right" ? { lens, boxes } : null,
  left: eye === "left" ? { lens, boxes } : null,
  dominant,
});

/** Returns whether a change is being saved, and a function that saves it and then ends the dialog. */
export function useSaveLine({ line, onDone }: LineDialogProps) {
  const changeLine = useChangeLine();
  const [isSaving, setSaving] = useState(false);
  async function save(change: Omit<LineChange, "line">) {
    setSaving(true);
    const isDone = await changeLine({ line, ...change });
    setSaving(false);
    if (isDone) onDone();
  }
  return { isSaving, save };
}

interface SaveButtonProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The button that saves the change. */
export const SaveButton = ({ isSaving, onSave }: SaveButtonProps) => (
  <Button size="primary" width="full" pending={isSaving} onClick={onSave}>
    <FormattedMessage id={isSaving ? "cart.change.saving" : "cart.change.save"} />
  </Button>
);
