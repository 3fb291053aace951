import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { catalog } from '@adwright/tools/catalog.ts';
import { expect, it } from 'vitest';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { openRunApp } from '../testing/run-app.ts';
import { openApiDocument } from './docs/openapi.ts';

const nowhere = () => Promise.reject(new AppError('page_unreachable'));
const unreachable = { readProductPage: nowhere, readBrandPage: nowhere, fetchPicture: nowhere, fetchFilm: nowhere };

describeOnDatabases('hostile requests', (database) => {
  it('are all answered, none with a fault of ours', async () => {
    const server = await openRunApp(database(), { deps: { pages: unreachable } });
    let token = '';
    const signIn = async (): Promise<string> => {
      const { status } = await server.call('userInfo', {}, { token });
      if (status !== 200) ({ token } = await server.signUp());
      return token;
    };
    const { statuses, faults } = await fuzz({
      document: openApiDocument('0.0.0', catalog),
      signIn,
      seed: 7,
      count: 300,
      async send({ method, url, headers, body }) {
        const answer = await server.app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(body && { payload: body }),
        });
        return { status: answer.statusCode, body: answer.body };
      },
    });
    expect(faults).toEqual([]);
    // Otherwise it would only have knocked at closed doors.
    expect(statuses.get(200)).toBeGreaterThan(30);
    expect(statuses.get(401)).toBeLessThan(60);
    await server.close();
  });
});
