import { createFileRoute, redirect } from "@tanstack/react-router";

/** The address that installed apps of the former shop start with. It leads to the home page. */
export const Route = createFileRoute("/pwa.html")({
  beforeLoad: () => {
    throw redirect({ to: "/", statusCode: 301, replace: true });
  },
});
