CREATE TABLE "filter_description_texts" (
	"description_id" integer NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	CONSTRAINT "filter_description_texts_description_id_locale_pk" PRIMARY KEY("description_id","locale")
);
--> statement-breakpoint
CREATE TABLE "filter_descriptions" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"required_matches" integer NOT NULL,
	"options" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "sections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "filter_description_texts" ADD CONSTRAINT "filter_description_texts_description_id_filter_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."filter_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_descriptions" ADD CONSTRAINT "filter_descriptions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;