CREATE TABLE "billing_accounts" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"subscription" jsonb,
	"reminded_for" timestamp with time zone,
	CONSTRAINT "billing_accounts_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"price_code" text NOT NULL,
	"offer_id" text NOT NULL,
	"coupon" boolean NOT NULL,
	"changes" text,
	"status" text DEFAULT 'open' NOT NULL,
	"payment_id" text,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "payment_notices_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"order_id" uuid,
	"subscription_id" text,
	"price_code" text NOT NULL,
	"cents" integer NOT NULL,
	"lost_cents" integer NOT NULL,
	"number" text NOT NULL,
	"granted" integer NOT NULL,
	"forgiven" integer NOT NULL,
	"moves" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "billing_accounts_look" ON "billing_accounts" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "payment_notices_due" ON "payment_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "payments_untold" ON "payments" USING btree ("paid_at") WHERE "payments"."told_at" is null;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign" CHECK (case when "credit_entries"."kind" in ('hold', 'revoke') then "credit_entries"."amount" <= 0 else "credit_entries"."amount" >= 0 end);