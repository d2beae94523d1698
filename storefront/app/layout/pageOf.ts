/** The part of a path that names the page: a variant or a step is no other page. */
export const pageOf = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");
