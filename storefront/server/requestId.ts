import { randomUUID } from "node:crypto";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a request is called in log, answer and provider: the proxy's name for it where there is one of ours, else a new one. */
export const requestIdOf = (given: string | null | undefined, isBehindProxy: boolean): string =>
  isBehindProxy && given && uuid.test(given) ? given : randomUUID();
