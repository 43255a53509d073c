import { describe, expect, it } from '@jest/globals';
import { createClient } from './client.ts';
import { listAdminUsers, setAdminUserRoles } from './generated/sdk/admin.gen.ts';
import { previewBlogPost } from './generated/sdk/blog.gen.ts';
import { createReservation } from './generated/sdk/reservations.gen.ts';

/** A client whose requests are recorded and answered with an empty object. */
function setUp() {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createClient({
    fetch: (url, init) => {
      requests.push({ url, init });
      return Promise.resolve(new Response('{}'));
    },
  });
  return { client, requests };
}

describe('createClient', () => {
  it('encodes the parameters of a path', async () => {
    const { client, requests } = setUp();
    await previewBlogPost({ client, path: { id: 7, token: 'a/b?c' } });
    expect(requests[0]?.url).toBe('/api/blog/preview/7/a%2Fb%3Fc');
  });

  it('leaves empty values out of the query', async () => {
    const { client, requests } = setUp();
    await listAdminUsers({ client, query: { page: 2, search: '', state: undefined, role: null } });
    expect(requests[0]?.url).toBe('/api/admin/users?page=2');
    expect(requests[0]?.init).toMatchObject({ method: 'GET' });
    expect(requests[0]?.init.body).toBeUndefined();
  });

  it('sends a body as JSON with one content type', async () => {
    const { client, requests } = setUp();
    await setAdminUserRoles({ client, path: { id: 3 }, body: { role: ['ROLE_USER'], version: 1 } });
    expect(requests[0]?.init).toMatchObject({ method: 'PUT', body: '{"role":["ROLE_USER"],"version":1}' });
    expect(new Headers(requests[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('sends the headers of the operation', async () => {
    const { client, requests } = setUp();
    await createReservation({
      client,
      headers: { 'Idempotency-Key': 'k1' },
      body: {} as Parameters<typeof createReservation>[0]['body'],
    });
    expect(new Headers(requests[0]?.init.headers).get('idempotency-key')).toBe('k1');
  });

  it('aborts with the signal', async () => {
    const { client, requests } = setUp();
    const { signal } = new AbortController();
    await listAdminUsers({ client, signal });
    expect(requests[0]?.init.signal).toBe(signal);
  });
});
