CREATE TABLE "ad_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_ads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"folder_id" uuid,
	"ad_id" uuid NOT NULL,
	"ad" jsonb NOT NULL,
	"tags" text[] NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_ads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"brand" text NOT NULL,
	"platforms" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"cta" text NOT NULL,
	"category" text NOT NULL,
	"headline" text NOT NULL,
	"body" text NOT NULL,
	"description" text NOT NULL,
	"landing_page" text,
	"started_on" date NOT NULL,
	"last_seen_on" date NOT NULL,
	"active" boolean NOT NULL,
	"running_days" integer GENERATED ALWAYS AS (greatest(0, last_seen_on - started_on)) STORED NOT NULL,
	"media" jsonb NOT NULL,
	"palette" text[] NOT NULL,
	"history" jsonb NOT NULL,
	"search_brand" text NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"search_tags" text[] NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('pg_catalog.simple', search_brand), 'A') || setweight(case split_part(language, '-', 1) when 'en' then to_tsvector('pg_catalog.english', search_title) when 'de' then to_tsvector('pg_catalog.german', search_title) when 'fr' then to_tsvector('pg_catalog.french', search_title) when 'es' then to_tsvector('pg_catalog.spanish', search_title) when 'it' then to_tsvector('pg_catalog.italian', search_title) when 'pt' then to_tsvector('pg_catalog.portuguese', search_title) when 'nl' then to_tsvector('pg_catalog.dutch', search_title) when 'ru' then to_tsvector('pg_catalog.russian', search_title) when 'tr' then to_tsvector('pg_catalog.turkish', search_title) when 'id' then to_tsvector('pg_catalog.indonesian', search_title) when 'ar' then to_tsvector('pg_catalog.arabic', search_title) else to_tsvector('pg_catalog.simple', search_title) end, 'B') || setweight(case split_part(language, '-', 1) when 'en' then to_tsvector('pg_catalog.english', search_text) when 'de' then to_tsvector('pg_catalog.german', search_text) when 'fr' then to_tsvector('pg_catalog.french', search_text) when 'es' then to_tsvector('pg_catalog.spanish', search_text) when 'it' then to_tsvector('pg_catalog.italian', search_text) when 'pt' then to_tsvector('pg_catalog.portuguese', search_text) when 'nl' then to_tsvector('pg_catalog.dutch', search_text) when 'ru' then to_tsvector('pg_catalog.russian', search_text) when 'tr' then to_tsvector('pg_catalog.turkish', search_text) when 'id' then to_tsvector('pg_catalog.indonesian', search_text) when 'ar' then to_tsvector('pg_catalog.arabic', search_text) else to_tsvector('pg_catalog.simple', search_text) end, 'C') || array_to_tsvector(search_tags)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"removed" boolean NOT NULL,
	"coverage" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_words" (
	"source" text NOT NULL,
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	"rests" text[] NOT NULL,
	CONSTRAINT "library_words_word_source_pk" PRIMARY KEY("word","source")
);
--> statement-breakpoint
ALTER TABLE "ad_folders" ADD CONSTRAINT "ad_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_folder_id_ad_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."ad_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_folders_of_user" ON "ad_folders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_ads_once" ON "saved_ads" USING btree ("user_id","ad_id");--> statement-breakpoint
CREATE INDEX "saved_ads_of_user" ON "saved_ads" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "saved_ads_of_folder" ON "saved_ads" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "library_ads_of_source" ON "library_ads" USING btree ("source","key");--> statement-breakpoint
CREATE INDEX "library_ads_search" ON "library_ads" USING gin ("search");--> statement-breakpoint
CREATE INDEX "library_ads_newest" ON "library_ads" USING btree ("started_on","id");--> statement-breakpoint
CREATE INDEX "library_ads_longest" ON "library_ads" USING btree ("running_days","id");--> statement-breakpoint
CREATE INDEX "library_words_rests" ON "library_words" USING gin ("rests");