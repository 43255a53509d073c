import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DocumentAnswer, DocumentRequest, Documents } from '@prostora/federation/documents.ts';
import type { Config } from '../../platform/config/index.ts';
import type { RedirectsService } from '../seo/index.ts';
import { DocumentService } from './document.service.ts';
import type { InProcessApiClient, Visit } from './in-process-api-client.ts';

const VISIT: Visit = {
  ip: '127.0.0.1',
  userAgent: 'Firefox',
  requestId: 'r',
  userHash: null,
  answeredHash: null,
};
const NOT_FOUND: DocumentAnswer = { kind: 'page', status: 404, html: '<p>Stránka nenalezena</p>' };
const page = jest.fn<Documents['renderPage']>();
const waiting = jest.fn<Documents['renderFrame']>();
const find = jest.fn<(path: string) => Promise<{ to: string | null } | null>>();

/** The service with a stubbed web build, which does not exist in unit tests. */
function service(): DocumentService {
  const apiClient = {
    api: {},
    runWithVisit: (_visit: Visit, work: () => unknown) => work(),
  } as unknown as InProcessApiClient;
  const documents = new DocumentService({ PUBLIC_URL: 'https://prostora.test' } as Config, apiClient, {
    find,
  } as unknown as RedirectsService);
  Object.assign(documents, {
    documents: Promise.resolve({ renderPage: page, renderFrame: waiting, renderConsole: () => '' }),
  });
  return documents;
}

beforeEach(() => {
  page.mockReset().mockResolvedValue(NOT_FOUND);
  waiting.mockReset().mockResolvedValue('<p>Načítáme</p>');
  find.mockReset().mockResolvedValue(null);
});

describe('DocumentService with a non-canonical URL', () => {
  it.each([
    ['/katalog/praha/?page=2', '/katalog/praha?page=2'],
    ['/Prostor/Dum/Sal', '/prostor/dum/sal'],
  ])('redirects %s to the canonical %s', async (url, location) => {
    expect(await service().renderPage(url, false, VISIT)).toEqual({
      kind: 'redirect',
      status: 301,
      location,
    });
    expect(page).not.toHaveBeenCalled();
  });

  it('does not normalize a path with a redirect', async () => {
    find.mockResolvedValue({ to: '/o-projektu' });
    expect(await service().renderPage('/Kontakt', false, VISIT)).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/o-projektu',
    });
  });
});

describe('DocumentService with a gone space', () => {
  it('returns 410 to a guest and the frame to a signed-in user', async () => {
    page.mockResolvedValue({ ...NOT_FOUND, status: 410 } as DocumentAnswer);
    expect(await service().renderPage('/prostor/dum/zruseny', false, VISIT)).toMatchObject({ status: 410 });
    expect(await service().renderPage('/prostor/dum/zruseny', true, VISIT)).toMatchObject({ status: 200 });
  });
});

describe('DocumentService with a missing page', () => {
  it('returns 404 to a guest', async () => {
    expect(await service().renderPage('/prostor/koncept', false, VISIT)).toEqual(NOT_FOUND);
    expect(waiting).not.toHaveBeenCalled();
  });

  it('returns the frame to a signed-in user who may own the space', async () => {
    expect(await service().renderPage('/prostor/dum/koncept?x=1', true, VISIT)).toEqual({
      kind: 'page',
      status: 200,
      html: '<p>Načítáme</p>',
    });
    expect(waiting).toHaveBeenCalledWith({
      url: '/prostor/dum/koncept?x=1',
      signedIn: true,
    } satisfies DocumentRequest);
  });

  it.each(['/neni', '/budova/neni', '/prostory/neni'])('returns 404 for %s to every user', async (url) => {
    expect(await service().renderPage(url, true, VISIT)).toEqual(NOT_FOUND);
  });

  it('redirects a moved page, also for its owner', async () => {
    find.mockResolvedValue({ to: '/budova/nova' });
    expect(await service().renderPage('/prostor/stary', true, VISIT)).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/budova/nova',
    });
    find.mockResolvedValue({ to: null });
    expect(await service().renderPage('/prostor/zruseny', true, VISIT)).toMatchObject({ status: 410 });
  });

  it('does not disclose the target of a renamed space', async () => {
    find.mockResolvedValue({ to: '/prostor/novy-koncept' });
    expect(await service().renderPage('/prostor/stary-koncept', false, VISIT)).toEqual(NOT_FOUND);
    expect(await service().renderPage('/prostor/stary-koncept', true, VISIT)).toMatchObject({ status: 200 });
  });
});
