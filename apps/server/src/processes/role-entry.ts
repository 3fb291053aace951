import './quick-modules.ts';

const { serveRole } = await import('./serve-role.ts');
await serveRole();
