import { useMatch } from "@tanstack/react-router";

/** Whether the page that is shown is the checkout, from which nothing leads away. */
export const useIsInCheckout = (): boolean =>
  useMatch({ from: "/checkout", shouldThrow: false, select: () => true }) ?? false;
