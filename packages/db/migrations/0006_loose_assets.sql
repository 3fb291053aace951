ALTER TABLE "assets" ADD COLUMN "examined_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assets_storage_key" ON "assets" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "assets_examined" ON "assets" USING btree ("examined_at");