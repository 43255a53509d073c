import type { Page } from 'playwright-core';

/** Contents of a document read without scripts. */
export type DocumentSummary = {
  status: number;
  address: string;
  lang: string;
  title: string;
  headings: string[];
  canonical: string | null;
  /** Contents of meta elements by their name or property. */
  meta: Record<string, string>;
  alternates: string[];
  /** Items of navigations by their label. */
  navigations: Record<string, string[]>;
  data: string[];
  links: string[];
  images: { src: string; alt: string | null; width: string | null; height: string | null }[];
  /** Scripts that would run and styles, written into the document itself. */
  inline: string[];
};

/** Runs in the browser: its parser, and nothing of the page itself. */
function summarizeHtml(html: string): Omit<DocumentSummary, 'status' | 'address'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = <E extends Element>(selector: string): E[] => [...page.querySelectorAll<E>(selector)];
  const metas = all<HTMLMetaElement>('meta[content]').map(
    (tag) => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.content] as const,
  );
  const scripts = all<HTMLScriptElement>('script:not([src])').filter(
    ({ type }) => type === '' || type === 'module' || type.includes('javascript'),
  );
  return {
    lang: page.documentElement.lang,
    title: page.title,
    headings: all('h1').map(({ textContent }) => textContent.trim()),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    meta: Object.fromEntries(metas),
    alternates: all('link[rel="alternate"]').map((tag) => tag.getAttribute('href') ?? ''),
    navigations: Object.fromEntries(
      all('nav[aria-label]').map((nav) => [
        nav.getAttribute('aria-label') ?? '',
        [...nav.querySelectorAll('li')].map(({ textContent }) => textContent.trim()),
      ]),
    ),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    links: all('body a[href]').map((tag) => tag.getAttribute('href') ?? ''),
    images: all('body img').map((tag) => ({
      src: tag.getAttribute('src') ?? '',
      alt: tag.getAttribute('alt'),
      width: tag.getAttribute('width'),
      height: tag.getAttribute('height'),
    })),
    inline: [
      ...scripts.map(() => '<script>'),
      ...all('style').map(() => '<style>'),
      ...all('[style]').map(({ tagName }) => `<${tagName.toLowerCase()} style>`),
      ...all('*').flatMap((tag) => tag.getAttributeNames().filter((name) => name.startsWith('on'))),
    ],
  };
}

/** Fetches a URL without following redirects and summarizes its document. */
export async function readDocument(browser: Page, address: string): Promise<DocumentSummary> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, address, ...(await browser.evaluate(summarizeHtml, await answer.text())) };
}
