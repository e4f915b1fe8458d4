import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerOpenApi } from './openapi.ts';

test('HOUSE: the OpenAPI document is requested twice, it is generated once', async () => {
  const app = Fastify();
  await registerOpenApi(app);
  app.get('/api/matches', { schema: { summary: 'matches' } }, () => ({}));
  await app.ready();
  const make = vi.spyOn(app, 'swagger');
  const answers = [await app.inject('/api/docs/json'), await app.inject('/api/docs/json')];
  for (const answer of answers) {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toHaveProperty(['paths', '/api/matches', 'get', 'summary'], 'matches');
  }
  expect(make).toHaveBeenCalledOnce();
  expect((await app.inject('/api/docs')).headers['content-type']).toContain('text/html');
  await app.close();
});
