import Fastify, { type FastifyInstance } from 'fastify';

/** What the framework alone costs: answers one path with what it is given. */
export function bareApp(path: string, answer: object): FastifyInstance {
  const app = Fastify();
  app.get(path, async () => answer);
  return app;
}
