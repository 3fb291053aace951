CREATE TABLE "library_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"look" "bytea" NOT NULL,
	"marks" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"find" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_transcripts" (
	"ad_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"language" text,
	"segments" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ad_follows" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_looks" ADD CONSTRAINT "library_looks_id_library_ads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."library_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_transcripts" ADD CONSTRAINT "ad_transcripts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_looks_marks" ON "library_looks" USING gin ("marks");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","find");--> statement-breakpoint
CREATE INDEX "ad_transcripts_line" ON "ad_transcripts" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "ad_follows_same" ON "ad_follows" USING btree ("same_as");