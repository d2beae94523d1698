import { expect, type Page } from "./fixtures.ts";

/** Opens a mail in the sandbox's mailbox as soon as it arrives. `kind` is its name there, such as `password-reset`. */
export async function openMail(page: Page, kind: string, recipient: string): Promise<void> {
  const mail = page.getByRole("row").filter({ hasText: recipient }).filter({ hasText: kind });
  await expect(async () => {
    await page.goto("/sandbox/mail");
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await mail.getByRole("link").click();
  // Otherwise a caller could still read the list.
  await expect(page).not.toHaveURL(/\/sandbox\/mail$/);
}
