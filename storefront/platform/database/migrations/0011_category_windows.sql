ALTER TABLE "categories" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "lens_type" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "fitting_box_id" text;