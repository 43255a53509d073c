import { FIXED_PAGES, TERMS_PAGE } from '@prostora/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ContentPage, ContentRevision } from '../../../src/modules/content/index.ts';
import { sanitizeArticle } from '../../../src/platform/text/index.ts';
import { LegalTermsVersion } from '../../../src/modules/settings/index.ts';
import type { ContentSeed } from './content.types.ts';
import { CONTENT_PAGES } from './pages.ts';
import { TERMS, TERMS_VALID_FROM } from './terms.ts';

const isFixed = (slug: string): boolean => (FIXED_PAGES as readonly string[]).includes(slug);

/** Seeds the content pages and the first terms. Afterwards only missing fixed pages are added. */
export async function seedContent(em: EntityManager): Promise<void> {
  const existingSlugs = new Set(
    (await em.find(ContentPage, {}, { fields: ['slug'] })).map(({ slug }) => slug),
  );
  const isEmpty = existingSlugs.size === 0;
  for (const seed of CONTENT_PAGES.filter(
    ({ slug }) => !existingSlugs.has(slug) && (isEmpty || isFixed(slug)),
  ))
    addPage(em, seed);
  if ((await em.count(LegalTermsVersion)) === 0)
    em.create(
      LegalTermsVersion,
      { number: 1, validFrom: TERMS_VALID_FROM, html: sanitizeArticle(TERMS.html) },
      { partial: true },
    );
  await em.flush();
}

function addPage(
  em: EntityManager,
  { slug, title, lead, html, faq, meta_title, meta_description, menu }: ContentSeed,
): void {
  const texts = {
    title,
    lead,
    html: slug === TERMS_PAGE ? '' : sanitizeArticle(html),
    faq: [...faq],
    metaTitle: meta_title,
    metaDescription: meta_description,
  };
  const publication = { slug, status: 'published' as const, menuPlace: menu.place, menuLabel: menu.label };
  const page = em.create(
    ContentPage,
    { ...texts, ...publication, kind: isFixed(slug) ? 'fixed' : 'free', menuOrder: menu.order },
    { partial: true },
  );
  const values = { ...texts, ...publication, coverId: null };
  em.create(ContentRevision, { page, version: 1, values, changed: Object.keys(values) }, { partial: true });
}
