export { SeoModule } from './seo.module.ts';
export { SeoUrl, type SeoLink } from './seo-url.entity.ts';
export { toFilterKey, type SeoFilter } from './seo-filter.ts';
export { SeoUrlsService, SeoUrlTable } from './seo-urls.service.ts';
export { SeoUrlValuesService } from './seo-url-values.service.ts';
export { Redirect } from './redirect.entity.ts';
export { normalizePath, RedirectsService, type RedirectTarget } from './redirects.service.ts';
export { SitemapSource, type SitemapEntry } from './sitemap-source.ts';
