import type { ContentAnswer } from '@prostora/api-client';
import { termsUrl } from '@prostora/contracts';
import type { PageHead, RouteHandle } from '@prostora/federation';
import { content as texts } from '@prostora/strings/cs/content.ts';
import { sharedPhoto } from '../../lib/share-image.ts';
import { breadcrumbList, type Step } from '../../lib/structured-data/lists.ts';
import { faqPage, webPage, type PageFacts } from '../../lib/structured-data/pages.ts';
import type { ContentData } from './content.loader.ts';

/** Breadcrumbs of the page. */
export const stepsOf = ({ label }: Pick<ContentAnswer, 'label'>): Step[] => [
  { name: texts.home, url: '/' },
  { name: label, url: null },
];

/** Whether this is a version of the terms that is not in force; it is readable but not indexed. */
const isOtherEdition = ({ versions, version }: ContentAnswer): boolean =>
  versions !== undefined && versions.find((edition) => edition.version === version)?.state !== 'current';

function contentHead({ page }: ContentData, type?: PageFacts['type']): PageHead {
  const { title, url, meta_title, meta_description, cover, faq, updated_at } = page;
  return {
    title: meta_title,
    description: meta_description,
    canonical: page.versions ? termsUrl() : url,
    robots: isOtherEdition(page) ? 'noindex, follow' : 'index, follow',
    og_type: 'website',
    json_ld: [
      webPage({
        name: title,
        url,
        description: meta_description,
        modifiedAt: updated_at,
        ...(type && { type }),
      }),
      breadcrumbList(stepsOf(page), url),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
    ],
    ...(cover && sharedPhoto({ url: cover.url, alt: '' })),
  };
}

export const contentHandle: RouteHandle<ContentData> = { head: contentHead };
export const aboutHandle: RouteHandle<ContentData> = { head: (loaded) => contentHead(loaded, 'AboutPage') };
