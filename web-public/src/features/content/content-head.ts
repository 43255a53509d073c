import type { ContentAnswer } from '@prostora/api-client';
import { buildTermsUrl } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { content as texts } from '@prostora/strings/cs/content.ts';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBreadcrumbList, type BreadcrumbStep } from '../../lib/structured-data/lists.ts';
import { buildFaqPage, buildWebPage, type WebPageDetails } from '../../lib/structured-data/pages.ts';
import type { ContentData } from './content.loader.ts';

/** Breadcrumbs of the page. */
export const buildBreadcrumbs = ({ label }: Pick<ContentAnswer, 'label'>): BreadcrumbStep[] => [
  { name: texts.home, url: '/' },
  { name: label, url: null },
];

/** Whether this is a version of the terms that is not in force; it is readable but not indexed. */
const isOtherVersion = ({ versions, version }: ContentAnswer): boolean =>
  versions !== undefined && versions.find((other) => other.version === version)?.state !== 'current';

function buildHead({ page }: ContentData, type?: WebPageDetails['type']): PageHead {
  const { title, url, meta_title, meta_description, cover, faq, updated_at } = page;
  return {
    title: meta_title,
    description: meta_description,
    canonical: page.versions ? buildTermsUrl() : url,
    robots: isOtherVersion(page) ? 'noindex, follow' : 'index, follow',
    og_type: 'website',
    json_ld: [
      buildWebPage({
        name: title,
        url,
        description: meta_description,
        modifiedAt: updated_at,
        ...(type && { type }),
      }),
      buildBreadcrumbList(buildBreadcrumbs(page), url),
      ...(faq.length > 0 ? [buildFaqPage(faq)] : []),
    ],
    ...(cover && toOgImage({ url: cover.url, alt: '' })),
  };
}

export const contentHandle: RouteHandle<ContentData> = { head: buildHead };
export const aboutHandle: RouteHandle<ContentData> = { head: (loaded) => buildHead(loaded, 'AboutPage') };
