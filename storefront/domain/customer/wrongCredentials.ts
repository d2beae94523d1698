/**
 * The result of a login with a wrong address or password: a sentence, which other front ends show as it is
 * (docs/specification/accounts.md#account-5).
 */
export const wrongCredentials = "Invalid credentials.";
