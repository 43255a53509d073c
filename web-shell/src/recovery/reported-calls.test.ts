import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReportFacts } from './error-reports.ts';

const reportError = jest.fn<(error: unknown, facts: ReportFacts) => void>();
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

describe('saving a space and moving its photograph (SPEC §8)', () => {
  it.each([
    ['/api/space/save', 'space-save'],
    ['/api/space/image/move', 'space-image-move'],
  ])('%s that fails on the server is reported and still answers', async (url, during) => {
    expect((await answering(500)(url, {})).status).toBe(500);
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The server answered 500.' }),
      { during, request_id: 'abcdefgh' },
    );
  });

  it('that nobody answers is reported and thrown on', async () => {
    await expect(reportingFetch(() => Promise.reject(offline))('/api/space/save', {})).rejects.toBe(offline);
    expect(reportError).toHaveBeenCalledWith(offline, { during: 'space-save' });
  });

  it.each([200, 409, 422])('is nobody’s fault when the server answers %d', async (status) => {
    await answering(status)('/api/space/save', {});
    expect(reportError).not.toHaveBeenCalled();
  });

  it('is the only thing reported: other calls are their pages’ matter', async () => {
    await answering(500)('/api/space/?url=x', {});
    await expect(reportingFetch(() => Promise.reject(offline))('/api/catalog/new/', {})).rejects.toBe(
      offline,
    );
    expect(reportError).not.toHaveBeenCalled();
  });
});
