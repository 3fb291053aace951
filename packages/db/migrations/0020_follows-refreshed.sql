ALTER TABLE "ad_follows" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ad_follows_same" ON "ad_follows" USING btree ("same_as");