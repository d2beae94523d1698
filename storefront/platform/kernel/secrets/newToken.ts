import { randomBytes } from "node:crypto";

/** A token that nobody can guess: 256 bits, as they stand in a header or an address. It says nothing by itself. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The form of every such token: what has another one is not looked up. */
export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);
