DROP INDEX "assets_user";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "reserved_bytes" bigint DEFAULT 524288000 NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_user_bytes" ON "assets" USING btree ("user_id","bytes");