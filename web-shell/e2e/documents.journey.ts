import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainSpaces } from '@prostora/strings';
import { ui } from '@prostora/strings/cs/ui.ts';
import sharp from 'sharp';
import { readDocument, type DocumentFacts } from './documents/read-document.ts';
import { publicPages, type PublicPage } from './documents/public-pages.ts';
import { setStage } from './stage.ts';
import { referencesOf, structuredDataProblems } from './structured-data/problems.ts';

const stage = setStage();

/** Longer ones are cut in search results. Names of spaces and buildings are their owners'. */
const LONGEST_TITLE = 70;
const DESCRIPTION = { shortest: 50, longest: 300 };
/** Addresses of the sitemap that are read whole beside the table, and the most links that are followed. */
const SAMPLE = 12;
const MOST_LINKS = 500;

type PublicDocument = DocumentFacts & { page: PublicPage };
let documents: PublicDocument[] = [];

const inTurns = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = 4,
): Promise<R[]> => {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
};

const text = async (path: string): Promise<string> => (await fetch(new URL(path, stage.url))).text();
const addressesIn = (xml: string, element = 'loc'): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'gu'))].map((match) =>
    (match[1] ?? '').replaceAll('&#38;', '&'),
  );

async function sitemapAddresses(): Promise<string[]> {
  const parts = addressesIn(await text('/sitemap.xml'));
  return (await inTurns(parts, text)).flatMap((xml) => addressesIn(xml));
}

/** Every so manieth, so that all kinds of pages are among them. */
const sampleOf = <T>(items: readonly T[], size: number): T[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / size)) === 0).slice(0, size);

const blocksOf = ({ data }: DocumentFacts): Record<string, unknown>[] =>
  data.map((block) => JSON.parse(block) as Record<string, unknown>);

/** What is wrong, page by page; an empty object is a site in order. */
const complaints = (
  judge: (document: PublicDocument) => readonly string[],
): Record<string, readonly string[]> =>
  Object.fromEntries(
    documents
      .map((document) => [document.page.path, judge(document)] as const)
      .filter(([, found]) => found.length > 0),
  );

const unless = (claim: boolean, complaint: string): string[] => (claim ? [] : [complaint]);

beforeAll(async () => {
  const table = await publicPages(stage.url);
  const known = new Set(table.map(({ path }) => path));
  const sampled = sampleOf(await sitemapAddresses(), SAMPLE)
    .map((address) => address.slice(stage.url.length))
    .filter((path) => !known.has(path));
  const { page: parser } = await stage.newPage();
  documents = await inTurns(
    [...table, ...sampled.map((path): PublicPage => ({ path, data: [] }))],
    async (page) => ({ ...(await readDocument(parser, stage.url + page.path)), page }),
  );
}, 120_000);

describe('every public document, read without a script,', () => {
  it('answers, in Czech, with one heading, a title and a description', () => {
    expect(
      complaints(({ page, status, lang, title, headings, meta }) => [
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
    const of = ({ title, meta }: DocumentFacts): string =>
      member === 'title' ? title : (meta['description'] ?? '');
    expect(
      complaints((document) =>
        documents
          .filter((other) => other !== document && of(other) === of(document))
          .map(({ page }) => `the same as ${page.path}: ${of(document)}`),
      ),
    ).toEqual({});
  });

  it('has its own address as the canonical one', () => {
    expect(
      complaints(({ page, canonical, meta }) => [
        ...unless(canonical === stage.url + page.path, `canonical ${canonical}`),
        ...unless(meta['og:url'] === canonical, `og:url ${meta['og:url']}`),
      ]),
    ).toEqual({});
  });

  it('has a card for social networks, whose picture is there and of the size it tells', async () => {
    const pictures = new Map(
      await inTurns([...new Set(documents.map(({ meta }) => meta['og:image'] ?? ''))], async (address) => {
        const answer = await fetch(address);
        const { width = 0, height = 0 } = await sharp(await answer.arrayBuffer()).metadata();
        return [
          address,
          { status: answer.status, type: answer.headers.get('content-type') ?? '', width, height },
        ] as const;
      }),
    );
    expect(
      complaints(({ page, meta }) => {
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
      complaints((document) => {
        const blocks = blocksOf(document);
        const types = blocks.map((block) => block['@type']);
        return [
          ...blocks.flatMap(structuredDataProblems),
          ...document.page.data.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
        ];
      }),
    ).toEqual({});
  });

  it('shows the way to it as its structured data tells it', () => {
    expect(
      complaints((document) => {
        const told = blocksOf(document)
          .filter((block) => block['@type'] === 'BreadcrumbList')
          .flatMap((block) => block['itemListElement'] as { name: string }[])
          .map(({ name }) => plainSpaces(name));
        const shown = (document.navigations[ui.breadcrumbs] ?? []).map(plainSpaces);
        return unless(
          told.join(' / ') === shown.join(' / '),
          `shows ${shown.join(' / ')}, tells ${told.join(' / ')}`,
        );
      }),
    ).toEqual({});
  });

  it('points in its structured data only at what some page describes', () => {
    const references = documents.map((document) => referencesOf(blocksOf(document)));
    const described = new Set(references.flatMap(({ described: ids }) => ids));
    expect(references.flatMap(({ pointed }) => pointed).filter((id) => !described.has(id))).toEqual([]);
  });

  // Placeholders fill the place of their picture.
  it('has no script and no style inside, and pictures that keep their place', () => {
    expect(
      complaints(({ inline, images }) => [
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
        .filter(({ origin }) => origin === stage.url)
        .map(({ pathname, search }) => pathname + search),
    );
    expect(links.size).toBeLessThanOrEqual(MOST_LINKS);
    const broken = (
      await inTurns(
        [...links],
        async (path) => [path, (await fetch(stage.url + path, { redirect: 'manual' })).status] as const,
      )
    ).filter(([, status]) => status >= 400);
    expect(broken).toEqual([]);
  });
});

describe('one content has one address,', () => {
  const arriveAt = async (path: string): Promise<DocumentFacts> => {
    const { url, status } = await fetch(stage.url + path);
    expect(status).toBe(200);
    const { page: parser } = await stage.newPage();
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
    expect((await arriveAt(path)).canonical).toBe(stage.url + canonical);
  });

  it('also that of a space', async () => {
    const path = documents.find(({ page }) => page.path.startsWith('/prostor/'))?.page.path ?? '';
    const document = await arriveAt(`${path.toUpperCase()}/?ref=1`);
    expect([new URL(document.address).pathname, document.canonical]).toEqual([path, stage.url + path]);
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
  ])('and %s is for no search engine', async (path) => {
    expect((await arriveAt(path)).meta['robots']).toMatch(/^noindex/u);
  });
});
