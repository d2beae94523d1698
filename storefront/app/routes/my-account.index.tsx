import { createFileRoute } from "@tanstack/react-router";
import { ProfileView } from "../features/account/ProfileView.tsx";

/** The customer's profile. */
export const Route = createFileRoute("/my-account/")({
  // The loyalty card and the customer's data are among the orders' messages.
  staticData: { pageType: "my-account", messages: ["orders"] },
  component: ProfileView,
});
