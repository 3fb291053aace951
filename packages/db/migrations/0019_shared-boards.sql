ALTER TABLE "ad_folders" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "ad_folders" ADD CONSTRAINT "ad_folders_share_token_unique" UNIQUE("share_token");