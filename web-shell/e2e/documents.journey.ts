import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainSpaces } from '@prostora/strings';
import { ui } from '@prostora/strings/cs/ui.ts';
import sharp from 'sharp';
import { readDocument, type DocumentSummary } from './documents/read-document.ts';
import { listPublicPages, type PublicPage } from './documents/public-pages.ts';
import { startTestApp } from './test-app.ts';
import { listReferences, findStructuredDataProblems } from './structured-data/problems.ts';

const app = startTestApp();

/** Longer titles are truncated in search results. Names of spaces and buildings are exempt. */
const LONGEST_TITLE = 70;
const DESCRIPTION = { shortest: 50, longest: 300 };
/** Number of sitemap URLs read beside the table, and the limit of followed links. */
const SAMPLE = 12;
const MOST_LINKS = 500;

type PublicDocument = DocumentSummary & { page: PublicPage };
let documents: PublicDocument[] = [];

const mapInBatches = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  batchSize = 4,
): Promise<R[]> => {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += batchSize)
    results.push(...(await Promise.all(items.slice(at, at + batchSize).map(work))));
  return results;
};

const text = async (path: string): Promise<string> => (await fetch(new URL(path, app.url))).text();
const parseSitemapUrls = (xml: string, element = 'loc'): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'gu'))].map((match) =>
    (match[1] ?? '').replaceAll('&#38;', '&'),
  );

async function listSitemapUrls(): Promise<string[]> {
  const parts = parseSitemapUrls(await text('/sitemap.xml'));
  return (await mapInBatches(parts, text)).flatMap((xml) => parseSitemapUrls(xml));
}

/** Evenly spaced items, so that all kinds of pages are included. */
const takeSample = <T>(items: readonly T[], size: number): T[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / size)) === 0).slice(0, size);

const parseBlocks = ({ data }: DocumentSummary): Record<string, unknown>[] =>
  data.map((block) => JSON.parse(block) as Record<string, unknown>);

/** Problems by page; empty if there are none. */
const collectComplaints = (
  findProblems: (document: PublicDocument) => readonly string[],
): Record<string, readonly string[]> =>
  Object.fromEntries(
    documents
      .map((document) => [document.page.path, findProblems(document)] as const)
      .filter(([, found]) => found.length > 0),
  );

const unless = (claim: boolean, complaint: string): string[] => (claim ? [] : [complaint]);

beforeAll(async () => {
  const table = await listPublicPages(app.url);
  const known = new Set(table.map(({ path }) => path));
  const sampled = takeSample(await listSitemapUrls(), SAMPLE)
    .map((address) => address.slice(app.url.length))
    .filter((path) => !known.has(path));
  const { page: parser } = await app.newPage();
  documents = await mapInBatches(
    [...table, ...sampled.map((path): PublicPage => ({ path, data: [] }))],
    async (page) => ({ ...(await readDocument(parser, app.url + page.path)), page }),
  );
}, 120_000);

describe('every public document, read without a script,', () => {
  it('answers, in Czech, with one heading, a title and a description', () => {
    expect(
      collectComplaints(({ page, status, lang, title, headings, meta }) => [
        ...unless(status === 200, `status ${status}`),
        ...unless(lang === 'cs', `language ${lang}`),
        ...unless(headings.length === 1 && headings[0] !== '', `${headings.length} headings`),
        ...unless(
          title !== '' && (title.length <= LONGEST_TITLE || /^\/(?:prostor|budova)\//u.test(page.path)),
          `title of ${title.length}: ${title}`,
        ),
        ...unless(
          (meta['description'] ?? '').length >= DESCRIPTION.shortest &&
            (meta['description'] ?? '').length <= DESCRIPTION.longest,
          `description: ${meta['description']}`,
        ),
        ...unless(meta['robots'] === 'index, follow', `robots ${meta['robots']}`),
      ]),
    ).toEqual({});
  });

  it.each(['title', 'description'] as const)('has a %s no other page has', (member) => {
    const getText = ({ title, meta }: DocumentSummary): string =>
      member === 'title' ? title : (meta['description'] ?? '');
    expect(
      collectComplaints((document) =>
        documents
          .filter((other) => other !== document && getText(other) === getText(document))
          .map(({ page }) => `the same as ${page.path}: ${getText(document)}`),
      ),
    ).toEqual({});
  });

  it('has its own address as the canonical one', () => {
    expect(
      collectComplaints(({ page, canonical, meta }) => [
        ...unless(canonical === app.url + page.path, `canonical ${canonical}`),
        ...unless(meta['og:url'] === canonical, `og:url ${meta['og:url']}`),
      ]),
    ).toEqual({});
  });

  it('has a social card whose image exists and has the declared size', async () => {
    const pictures = new Map(
      await mapInBatches(
        [...new Set(documents.map(({ meta }) => meta['og:image'] ?? ''))],
        async (address) => {
          const answer = await fetch(address);
          const { width = 0, height = 0 } = await sharp(await answer.arrayBuffer()).metadata();
          return [
            address,
            { status: answer.status, type: answer.headers.get('content-type') ?? '', width, height },
          ] as const;
        },
      ),
    );
    expect(
      collectComplaints(({ page, meta }) => {
        const picture = pictures.get(meta['og:image'] ?? '');
        return [
          ...[
            'og:title',
            'og:description',
            'og:type',
            'og:site_name',
            'og:locale',
            'og:image:alt',
            'twitter:card',
          ]
            .filter((name) => !meta[name])
            .map((name) => `no ${name}`),
          ...unless(picture?.status === 200, `picture ${meta['og:image']}: ${picture?.status}`),
          ...unless(picture?.type === meta['og:image:type'], `picture is ${picture?.type}`),
          ...unless(
            `${picture?.width}×${picture?.height}` === `${meta['og:image:width']}×${meta['og:image:height']}`,
            `picture of ${picture?.width}×${picture?.height}`,
          ),
          ...unless(!page.photo || /-og\.jpg$/u.test(meta['og:image'] ?? ''), 'no photograph of its own'),
        ];
      }),
    ).toEqual({});
  });

  it('has structured data of schema.org’s vocabulary, of the kinds it should have', () => {
    expect(
      collectComplaints((document) => {
        const blocks = parseBlocks(document);
        const types = blocks.map((block) => block['@type']);
        return [
          ...blocks.flatMap(findStructuredDataProblems),
          ...document.page.data.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
        ];
      }),
    ).toEqual({});
  });

  it('shows the same breadcrumbs as its structured data', () => {
    expect(
      collectComplaints((document) => {
        const described = parseBlocks(document)
          .filter((block) => block['@type'] === 'BreadcrumbList')
          .flatMap((block) => block['itemListElement'] as { name: string }[])
          .map(({ name }) => plainSpaces(name));
        const shown = (document.navigations[ui.breadcrumbs] ?? []).map(plainSpaces);
        return unless(
          described.join(' / ') === shown.join(' / '),
          `shows ${shown.join(' / ')}, tells ${described.join(' / ')}`,
        );
      }),
    ).toEqual({});
  });

  it('references in its structured data only entities described on some page', () => {
    const references = documents.map((document) => listReferences(parseBlocks(document)));
    const described = new Set(references.flatMap(({ described: ids }) => ids));
    expect(references.flatMap(({ pointed }) => pointed).filter((id) => !described.has(id))).toEqual([]);
  });

  // Placeholders fill the place of their picture.
  it('has no inline script or style, and images with dimensions', () => {
    expect(
      collectComplaints(({ inline, images }) => [
        ...inline,
        ...images.flatMap(({ src, alt, width, height }) => [
          ...unless(alt !== null, `no alt: ${src}`),
          ...unless(src.startsWith('data:') || (Number(width) > 0 && Number(height) > 0), `no size: ${src}`),
        ]),
      ]),
    ).toEqual({});
  });

  it('links only to pages of the site that answer', async () => {
    const links = new Set(
      documents
        .flatMap(({ links: found, address, alternates }) =>
          [...found, ...alternates].map((href) => new URL(href, address)),
        )
        .filter(({ origin }) => origin === app.url)
        .map(({ pathname, search }) => pathname + search),
    );
    expect(links.size).toBeLessThanOrEqual(MOST_LINKS);
    const broken = (
      await mapInBatches(
        [...links],
        async (path) => [path, (await fetch(app.url + path, { redirect: 'manual' })).status] as const,
      )
    ).filter(([, status]) => status >= 400);
    expect(broken).toEqual([]);
  });
});

describe('one content has one URL,', () => {
  const arriveAt = async (path: string): Promise<DocumentSummary> => {
    const { url, status } = await fetch(app.url + path);
    expect(status).toBe(200);
    const { page: parser } = await app.newPage();
    return readDocument(parser, url);
  };

  it.each([
    ['/katalog/praha/', '/katalog/praha'],
    ['/Katalog/Praha', '/katalog/praha'],
    ['/katalog/praha?utm_source=dopis&fbclid=x', '/katalog/praha'],
    ['/katalog/praha?page=1', '/katalog/praha'],
    ['/?location=praha', '/katalog/praha'],
    ['/?location=praha&location=brno', '/katalog/praha'],
    ['/katalog/praha?page=2&page=3', '/katalog/praha?page=2'],
    ['/katalog', '/'],
    ['/?moje-prostory=1', '/'],
    ['/Poptavka/?x=1', '/poptavka'],
    ['/prihlasit/', '/prihlasit'],
  ])('however it is written: %s is %s', async (path, canonical) => {
    expect((await arriveAt(path)).canonical).toBe(app.url + canonical);
  });

  it('also that of a space', async () => {
    const path = documents.find(({ page }) => page.path.startsWith('/prostor/'))?.page.path ?? '';
    const document = await arriveAt(`${path.toUpperCase()}/?ref=1`);
    expect([new URL(document.address).pathname, document.canonical]).toEqual([path, app.url + path]);
  });

  it.each([
    '/?search=svatba',
    '/?search=neexistujicislovo',
    '/?attributes=1',
    '/?date_from=2027-03-01',
    '/?sort=cena',
    '/?bounds=14,49,15,50',
    '/katalog/praha/skoleni/50-150',
    '/prihlasit',
    '/obnova-hesla',
  ])('%s is not indexed', async (path) => {
    expect((await arriveAt(path)).meta['robots']).toMatch(/^noindex/u);
  });
});
