CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"categories" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"image" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "articles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"places" jsonb NOT NULL,
	"wide" text,
	"narrow" text,
	"titles" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"link" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"captions" jsonb NOT NULL,
	"link" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "cms_blocks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "cms_pages_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "front_blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"titles" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"link" jsonb
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"category_code" text NOT NULL,
	"position" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "questions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_parent_id_cms_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_pages"("id") ON DELETE no action ON UPDATE no action;