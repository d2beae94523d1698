import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { carts } from "../../cart/tables/cart.ts";
import { orders } from "../../order/tables/order.ts";

/**
 * Photos of prescriptions (docs/specification/prescriptions.md#rx-30), and files that answer the own options of products
 * (docs/specification/products.md#product-25). Their content is encrypted.
 */
export const prescriptionPhotos = pgTable("prescription_photos", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The random id that the sender chose. */
  photoId: text().notNull().unique(),
  /** The media type; null until all pieces have arrived. */
  type: text(),
  /** The content in base64, encrypted; null until all pieces have arrived. */
  sealedContent: text(),
  /** The cart that last got a line with the photo. It takes the photo with it when it is deleted. */
  cartId: text().references(() => carts.id, { onDelete: "cascade" }),
  /** The order with the photo, which then belongs to no cart. Another order with the same photo gets a copy. */
  orderId: integer().references(() => orders.id),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});

/** The pieces of photos that are being sent. */
export const prescriptionPhotoPieces = pgTable(
  "prescription_photo_pieces",
  {
    photoId: text()
      .notNull()
      .references(() => prescriptionPhotos.photoId, { onDelete: "cascade" }),
    index: integer().notNull(),
    sealedContent: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.photoId, table.index] })],
);
