/** Speaks as much of Stripe's protocol as the product uses: forms in, JSON out, errors as Stripe words them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';

export type Asked = { readonly call: string; readonly form: Record<string, string>; readonly idempotencyKey: string };

/** Of any depth: what a test has no use for may be left out; what is there is of the type that Stripe says. */
type Part<Whole> = Whole extends readonly (infer One)[]
  ? readonly Part<One>[]
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: Part<Whole[Key]> }
    : Whole;

/** What each call answers, in the types of Stripe's own SDK. */
type Says<Call extends string> = Call extends 'POST /v1/customers'
  ? Stripe.Customer
  : Call extends 'POST /v1/coupons'
    ? Stripe.Coupon
    : Call extends 'GET /v1/checkout/sessions'
      ? Stripe.ApiList<Stripe.Checkout.Session>
      : Call extends `POST /v1/checkout/sessions${string}`
        ? Stripe.Checkout.Session
        : Call extends 'POST /v1/billing_portal/sessions'
          ? Stripe.BillingPortal.Session
          : Call extends 'GET /v1/subscriptions'
            ? Stripe.ApiList<Stripe.Subscription>
            : Call extends `${string} /v1/subscriptions/${string}`
              ? Stripe.Subscription
              : Call extends 'POST /v1/invoices/create_preview'
                ? Stripe.Invoice
                : Call extends 'GET /v1/invoices'
                  ? Stripe.ApiList<Stripe.Invoice>
                  : Call extends 'GET /v1/charges'
                    ? Stripe.ApiList<Stripe.Charge>
                    : Call extends `GET /v1/charges/${string}`
                      ? Stripe.Charge
                      : Call extends 'GET /v1/disputes'
                        ? Stripe.ApiList<Stripe.Dispute>
                        : never;

type Refused = { readonly status: number; readonly body: { readonly error: Part<Stripe.StripeRawError> } };
type Answer = { readonly status?: number; readonly body: object };

export type StripeFake = {
  readonly url: string;
  readonly asked: Asked[];
  /** What a call answers, by method and path. */
  answer<Call extends string>(call: Call, reply: { readonly body: Part<Says<Call>> } | Refused): void;
  close(): Promise<void>;
};

export const listOf = <const One extends object>(data: readonly One[]) =>
  ({ body: { object: 'list', has_more: false, data } }) as const;

export async function openStripeFake(): Promise<StripeFake> {
  const asked: Asked[] = [];
  const replies = new Map<string, Answer>();
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(await textOf(request))]);
    const call = `${request.method} ${pathname}`;
    asked.push({ call, form, idempotencyKey: String(request.headers['idempotency-key'] ?? '') });
    const reply = replies.get(call);
    const missing = {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `No such thing: ${call}` } },
    };
    const { status = 200, body } = reply ?? missing;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (call, reply) => void replies.set(call, reply),
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
