export { SeoModule } from './seo.module.ts';
export { SeoUrl, type SeoLink } from './seo-url.entity.ts';
export { filterKey, type SeoFilter } from './seo-filter.ts';
export { SeoUrls, SeoUrlTable } from './seo-urls.service.ts';
export { SeoUrlValues } from './seo-url-values.service.ts';
export { Redirect } from './redirect.entity.ts';
export { normalizedPath, Redirects, type RedirectTarget } from './redirects.service.ts';
export { SitemapSource, type SitemapEntry } from './sitemap-source.ts';
