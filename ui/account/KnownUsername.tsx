/** Tells password managers whose password is being set; nobody else sees it, and it is not sent. */
export const KnownUsername = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
);
