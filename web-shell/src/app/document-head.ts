import { useEffect } from 'react';
import type { PageHead } from '@prostora/federation';
import { formatTitle } from './page-head.ts';
import { useSiteName } from './site-name.ts';

function setTag(selector: string, create: () => HTMLElement, attribute: string, value: string | null): void {
  const present = document.head.querySelector<HTMLElement>(selector);
  if (value === null) return present?.remove();
  const element = present ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

const meta = (name: string) => (): HTMLElement => Object.assign(document.createElement('meta'), { name });
const canonicalLink = (): HTMLElement => Object.assign(document.createElement('link'), { rel: 'canonical' });

/**
 * Updates title, meta tags and canonical URL after a client navigation; the server renders the first ones.
 */
export function useDocumentHead(head: PageHead): void {
  const { title, description, robots, canonical } = head;
  const siteName = useSiteName();
  useEffect(() => {
    document.title = formatTitle(title, siteName);
    setTag('meta[name="description"]', meta('description'), 'content', description);
    setTag('meta[name="robots"]', meta('robots'), 'content', robots);
    setTag(
      'link[rel="canonical"]',
      canonicalLink,
      'href',
      canonical === null ? null : new URL(canonical, location.origin).href,
    );
  }, [siteName, title, description, robots, canonical]);
}
