import type { BlogAnswer, BlogPost, BlogPostAnswer } from '@prostora/api-client';
import { LIMITS, urls } from '@prostora/contracts';
import type { AlternateLink, PageHead, PreloadImage, RouteHandle } from '@prostora/federation';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { toOgImage } from '../../lib/share-image.ts';
import { buildBlogPosting } from '../../lib/structured-data/article.ts';
import { buildBreadcrumbList, buildItemList, type BreadcrumbStep } from '../../lib/structured-data/lists.ts';
import type { PostData } from './blog.loader.ts';

/** `sizes` of a cover, and of the first post of the list. */
export const COVER_SIZES = '(max-width: 1440px) 94vw, 1360px';
export const FIRST_SIZES = '(max-width: 900px) 92vw, 780px';

const FEED: readonly AlternateLink[] = [
  { href: urls.blogFeed, type: 'application/rss+xml', title: texts.title },
];
const ROOT: BreadcrumbStep = { name: texts.name, url: urls.blog };

function toPreload(cover: BlogPost['cover'] | undefined, sizes: string): { preload_image?: PreloadImage } {
  const source = cover?.sources[0];
  return cover?.url
    ? {
        preload_image: {
          href: cover.url,
          sizes,
          ...(source && { srcset: source.srcset, type: source.type }),
        },
      }
    : {};
}

/** Breadcrumbs of a filtered list; none of the blog itself. */
export function buildListBreadcrumbs({
  category,
  tag,
}: Pick<BlogAnswer, 'category' | 'tag'>): BreadcrumbStep[] {
  const steps = [
    ...(category ? [{ name: category.name, url: urls.blogList({ category: category.slug }) }] : []),
    ...(tag
      ? [
          {
            name: texts.ofTag(tag.name),
            url: urls.blogList({ category: category?.slug ?? null, tag: tag.slug }),
          },
        ]
      : []),
  ];
  return steps.length > 0 ? [ROOT, ...steps] : [];
}

/** Breadcrumbs of a post. */
export const buildPostBreadcrumbs = ({
  title,
  url,
  category,
}: Pick<BlogPost, 'title' | 'url' | 'category'>): BreadcrumbStep[] => [
  ROOT,
  ...(category ? [{ name: category.name, url: urls.blogList({ category: category.slug }) }] : []),
  { name: title, url },
];

function buildListHead(answer: BlogAnswer): PageHead {
  const { items, category, tag, page, total } = answer;
  const canonical = urls.blogList({ category: category?.slug ?? null, tag: tag?.slug ?? null, page });
  const name = [category?.name, tag && texts.ofTag(tag.name)].filter(Boolean).join(', ') || null;
  const steps = buildListBreadcrumbs(answer);
  // Lists of tags duplicate the categories: not indexed.
  const isIndexed = items.length > 0 && tag === null;
  return {
    title: texts.headTitle(name, page),
    description: texts.headDescription(name, page),
    canonical,
    robots: isIndexed ? 'index, follow' : 'noindex, follow',
    og_type: 'website',
    alternates: FEED,
    json_ld: isIndexed
      ? [
          ...(steps.length > 0 ? [buildBreadcrumbList(steps, canonical)] : []),
          buildItemList(
            texts.headTitle(name, page),
            items.map(({ title, url }) => ({ name: title, url })),
            { total, from: (page - 1) * LIMITS.blogPageSize + 1 },
          ),
        ]
      : [],
    ...toOgImage(items[0]?.cover),
    ...toPreload(items[0]?.cover, FIRST_SIZES),
  };
}

const buildPostHead = ({ answer: { post } }: PostData<BlogPostAnswer>): PageHead => ({
  title: post.meta_title,
  description: post.meta_description,
  canonical: post.url,
  robots: 'index, follow',
  og_type: 'article',
  alternates: FEED,
  ...(post.published_at && { published: post.published_at }),
  modified: post.updated_at,
  json_ld: [
    buildBlogPosting({
      headline: post.title,
      url: post.url,
      description: post.perex,
      images: post.cover?.url ? [post.cover.url] : [],
      publishedAt: post.published_at ?? post.updated_at,
      modifiedAt: post.updated_at,
      author: post.author_name || null,
      category: post.category?.name ?? null,
      keywords: post.tags.map(({ name }) => name),
    }),
    buildBreadcrumbList(buildPostBreadcrumbs(post), post.url),
  ],
  ...toOgImage(post.cover),
  ...toPreload(post.cover, COVER_SIZES),
});

export const blogHandle: RouteHandle<BlogAnswer> = { head: buildListHead };
export const postHandle: RouteHandle<PostData<BlogPostAnswer>> = { head: buildPostHead };
export const previewHandle: RouteHandle<PostData<BlogPost>> = {
  head: ({ answer: post }) => ({
    title: post.meta_title,
    description: post.meta_description,
    canonical: null,
    robots: 'noindex, nofollow',
    og_type: 'article',
  }),
};
