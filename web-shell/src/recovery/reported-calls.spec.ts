import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReportTags } from './error-reports.ts';

const reportError = jest.fn<(error: unknown, tags: ReportTags) => void>();
jest.unstable_mockModule('./error-reports.ts', () => ({ reportError }));
const { reportingFetch } = await import('./reported-calls.ts');

const answering = (status: number) =>
  reportingFetch(() =>
    Promise.resolve({ status, headers: new Headers({ 'x-request-id': 'abcdefgh' }) } as Response),
  );
const offline = new TypeError('Failed to fetch');

beforeEach(() => {
  reportError.mockReset();
});

describe('reportingFetch (SPEC §8)', () => {
  it.each([
    ['/api/space/save', 'space-save'],
    ['/api/space/image/move', 'space-image-move'],
  ])('reports a server error of %s and returns the response', async (url, during) => {
    expect((await answering(500)(url, {})).status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The server answered 500.' }),
      { during, request_id: 'abcdefgh' },
    );
  });

  it('reports and rethrows a network error', async () => {
    await expect(reportingFetch(() => Promise.reject(offline))('/api/space/save', {})).rejects.toBe(offline);
    expect(reportError).toHaveBeenCalledWith(offline, { during: 'space-save' });
  });

  it.each([200, 409, 422])('does not report status %d', async (status) => {
    await answering(status)('/api/space/save', {});
    expect(reportError).not.toHaveBeenCalled();
  });

  it('does not report other calls', async () => {
    await answering(500)('/api/space/?url=x', {});
    await expect(reportingFetch(() => Promise.reject(offline))('/api/catalog/new/', {})).rejects.toBe(
      offline,
    );
    expect(reportError).not.toHaveBeenCalled();
  });
});
