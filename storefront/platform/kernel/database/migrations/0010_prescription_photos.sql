CREATE TABLE "prescription_photo_pieces" (
	"photo_id" text NOT NULL,
	"index" integer NOT NULL,
	"sealed_content" text NOT NULL,
	CONSTRAINT "prescription_photo_pieces_photo_id_index_pk" PRIMARY KEY("photo_id","index")
);
--> statement-breakpoint
CREATE TABLE "prescription_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"photo_id" text NOT NULL,
	"type" text,
	"sealed_content" text,
	"cart_id" text,
	"order_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_photos_photoId_unique" UNIQUE("photo_id")
);
--> statement-breakpoint
ALTER TABLE "prescription_photo_pieces" ADD CONSTRAINT "prescription_photo_pieces_photo_id_prescription_photos_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."prescription_photos"("photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_photos" ADD CONSTRAINT "prescription_photos_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_photos" ADD CONSTRAINT "prescription_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;