import { serveRole } from './serve-role.ts';

await serveRole();
