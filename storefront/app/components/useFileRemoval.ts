import { useRouteContext } from "@tanstack/react-router";
import { useCart } from "../state/useShop.ts";

/**
 * Returns a function that deletes a file at the platform, unless a line of the cart has it. A file that cannot be deleted now, such as offline, is deleted with those that nothing has used for 30 days.
 */
export function useFileRemoval(): (fileId: string) => void {
  const { client } = useRouteContext({ from: "__root__" });
  const lines = useCart((state) => state.lines);
  return (fileId) => {
    const isUsed = lines.some(({ productOption: { custom } }) =>
      custom.some(({ optionValue }) => optionValue === fileId),
    );
    if (!isUsed) void client.prescription.deletePhoto(fileId).catch(() => {});
  };
}
