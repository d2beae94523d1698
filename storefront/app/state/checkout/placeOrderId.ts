/** The id of what is said about an order right above its button, to which links lead. */
export const placeOrderId = "place-order";
