import { longestSettings, mostPresets } from '@adwright/contract/preset/preset.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const never = '00000000-0000-4000-8000-000000000000';

describeOnDatabases('presets', (database) => {
  let server: TestApp;
  let token = '';
  let stranger = '';
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
    stranger = (await server.signUp()).token;
  });
  afterAll(() => server.close());

  const save = (name: string, settings: object = { size: 300 }, as = token) =>
    server.call('presetCreate', { tool: 'qr-code', name, settings }, { token: as });
  const names = async (tool: string, as = token) =>
    (await server.call('presetList', { tool }, { token: as })).body.data.list.map(({ name }) => name);

  it('are saved, listed by name for their own tool, and read whole', async () => {
    const { id } = (await save('print', { size: 900, style: { dots: 'round' } })).body.data;
    await save('Menu cards');
    expect(await names('qr-code')).toEqual(['Menu cards', 'print']);
    expect(await names('poster')).toEqual([]);
    const { data } = (await server.call('presetGet', { id }, { token })).body;
    expect(data).toMatchObject({ name: 'print', settings: { size: 900, style: { dots: 'round' } } });
  });

  it('are renamed and get other settings, each alone', async () => {
    const { id } = (await save('Old name', { size: 1 })).body.data;
    await server.call('presetUpdate', { id, name: 'New name' }, { token });
    await server.call('presetUpdate', { id, settings: { size: 2 } }, { token });
    const { data } = (await server.call('presetGet', { id }, { token })).body;
    expect(data).toMatchObject({ name: 'New name', settings: { size: 2 } });
  });

  it('are deleted for good', async () => {
    const { id } = (await save('Gone')).body.data;
    expect((await server.call('presetDelete', { id }, { token })).status).toBe(200);
    expect((await server.call('presetGet', { id }, { token })).status).toBe(404);
    expect((await server.call('presetDelete', { id }, { token })).status).toBe(404);
  });

  it('of another person do not exist', async () => {
    const { id } = (await save('Mine')).body.data;
    for (const unknown of [id, never]) {
      expect((await server.call('presetGet', { id: unknown }, { token: stranger })).status).toBe(404);
      expect((await server.call('presetUpdate', { id: unknown, name: 'Yours' }, { token: stranger })).status).toBe(404);
      expect((await server.call('presetDelete', { id: unknown }, { token: stranger })).status).toBe(404);
    }
    expect(await names('qr-code', stranger)).toEqual([]);
  });

  it('are refused for a tool that is none, without a name, and as an archive', async () => {
    expect(
      (await server.call('presetCreate', { tool: 'constructor', name: 'x', settings: {} }, { token })).status,
    ).toBe(404);
    expect((await save('  ')).status).toBe(400);
    expect((await save('Large', { logo: 'x'.repeat(longestSettings) })).status).toBe(413);
  });

  it('stay within their number, however many are saved at once', async () => {
    const { token: keen } = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: mostPresets + 5 }, (_, index) => save(`Preset ${index}`, {}, keen)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostPresets);
    expect(answers.filter(({ body }) => body.data.error === 'presets_full')).toHaveLength(5);
  });
});
