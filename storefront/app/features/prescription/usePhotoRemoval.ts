import { useRouteContext } from "@tanstack/react-router";
import { prescriptionOptionNames } from "#domain/cart/customChoices.ts";
import { useCart } from "../../state/useShop.ts";

/**
 * Returns a function that deletes a photo at the platform, unless a line of the cart has it. A photo that cannot be deleted
 * now, such as offline, is deleted with those that nothing has used for 30 days.
 */
export function usePhotoRemoval(): (photoId: string) => void {
  const { client } = useRouteContext({ from: "__root__" });
  const lines = useCart((state) => state.lines);
  return (photoId) => {
    const isUsed = lines.some(({ productOption: { custom } }) =>
      custom.some(({ optionId, optionValue }) => optionId === prescriptionOptionNames.photo && optionValue === photoId),
    );
    if (!isUsed) void client.prescription.deletePhoto(photoId).catch(() => {});
  };
}
