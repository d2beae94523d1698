import { createFileRoute } from "@tanstack/react-router";
import { ProfileView } from "../features/account/ProfileView.tsx";

/** The customer's profile. */
export const Route = createFileRoute("/my-account/")({
  staticData: { pageType: "my-account" },
  component: ProfileView,
});
