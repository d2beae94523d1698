-- The same rule as `domain/customer/mailbox.ts`, for the rows that are there already.
CREATE FUNCTION "mailbox_of"("address" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "host" IN ('gmail.com', 'googlemail.com') THEN replace("name", '.', '') || '@gmail.com' ELSE "name" || '@' || "host" END
  FROM (
    SELECT
      regexp_replace(regexp_replace(lower(btrim("address")), '@[^@]*$', ''), '^([^+]+)[+].*$', '\1') AS "name",
      regexp_replace(lower(btrim("address")), '^.*@', '') AS "host"
  ) AS "parts"
$$;--> statement-breakpoint
ALTER TABLE "coupon_uses" RENAME COLUMN "email" TO "mailbox";--> statement-breakpoint
UPDATE "coupon_uses" SET "mailbox" = "mailbox_of"("mailbox");--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_campaign_email_unique";--> statement-breakpoint
DROP INDEX "coupon_uses_code_index";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "mailbox" text;--> statement-breakpoint
-- A mailbox that was given several codes of one campaign keeps them; the first one counts as its own.
UPDATE "coupons" SET "mailbox" = CASE
  WHEN "code" = (
    SELECT "first"."code" FROM "coupons" AS "first"
    WHERE "first"."campaign" = "coupons"."campaign" AND "mailbox_of"("first"."email") = "mailbox_of"("coupons"."email")
    ORDER BY "first"."created_at", "first"."code" LIMIT 1
  ) THEN "mailbox_of"("email") END
WHERE "email" IS NOT NULL AND "campaign" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailbox" text;--> statement-breakpoint
UPDATE "orders" SET "mailbox" = "mailbox_of"("email");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "mailbox" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION "mailbox_of";--> statement-breakpoint
CREATE INDEX "coupon_uses_code_mailbox_index" ON "coupon_uses" USING btree ("code","mailbox");--> statement-breakpoint
CREATE INDEX "orders_mailbox_index" ON "orders" USING btree ("mailbox");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_campaign_mailbox_unique" UNIQUE("campaign","mailbox");
