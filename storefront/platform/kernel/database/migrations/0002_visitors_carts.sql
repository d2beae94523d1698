ALTER TABLE "carts" ADD COLUMN "visitor_digest" text;--> statement-breakpoint
CREATE INDEX "carts_of_visitors" ON "carts" USING btree ("visitor_digest") WHERE "carts"."visitor_digest" is not null;