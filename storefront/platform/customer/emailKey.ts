/** What one mailbox is known by, however its letters are typed. */
export const emailKeyOf = (email: string): string => email.trim().normalize("NFC").toLowerCase();
