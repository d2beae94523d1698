/** What only reads the catalogue can wait; a cart, an order or a check of the shop's health cannot. */
export type CallKind = "catalogue" | "urgent";

const catalogue = /^\/api\/(vsbridge\/(catalog|map|cms|fb)|products)(\/|$)/;

/** The kind of a call by its path: the payment providers' calls lie beside the catalogue's and are urgent. */
export const callKind = (pathname: string): CallKind => (catalogue.test(pathname) ? "catalogue" : "urgent");

/** The header in which the shop's own server says that it asks for a page it renders; no browser can send it on. */
export const renderingHeader = "x-dioptra-rendering";
