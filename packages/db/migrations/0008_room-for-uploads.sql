DROP INDEX "assets_user";--> statement-breakpoint
DROP INDEX "credit_entries_user";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "reserved_bytes" bigint DEFAULT 524288000 NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_user_bytes" ON "assets" USING btree ("user_id","bytes");--> statement-breakpoint
CREATE INDEX "credit_entries_user_amount" ON "credit_entries" USING btree ("user_id","amount");