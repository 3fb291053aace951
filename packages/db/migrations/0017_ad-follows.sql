CREATE TABLE "ad_follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"query" jsonb NOT NULL,
	"same_as" text NOT NULL,
	"emails" boolean NOT NULL,
	"stop_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_ads" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "library_ads" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_follows" ADD CONSTRAINT "ad_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_follows_once" ON "ad_follows" USING btree ("user_id","same_as");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_follows_stop" ON "ad_follows" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "ad_follows_due" ON "ad_follows" USING btree ("told_at");