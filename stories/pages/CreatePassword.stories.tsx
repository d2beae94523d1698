import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageParameters, pageStory } from "./shop/pageStory.tsx";
import { ShopPage } from "./shop/ShopPage.tsx";

export default {
  component: ShopPage,
  tags: ["beta"],
  parameters: pageParameters,
} satisfies Meta<typeof ShopPage>;

const path = "/create-password";

/** Opened without a link from a mail. With one, the page asks for the new password (`ResetPasswordForm`). */
export const Default = pageStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: /^(Wyślij link|Link senden)$/ })).toBeVisible();
});

/** After the link was requested. The page is the same for every address, so that it does not reveal accounts. */
export const Sent = pageStory({ path }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /^E-mail/i }), "anna@example.com{Enter}");
  const answer = await canvas.findByText(/^(Sprawdź pocztę|Prüfen Sie Ihr Postfach)$/);
  await expect(answer.parentElement).toHaveFocus();
});
