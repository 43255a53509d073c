export { SeoUrlsModule } from './seo-urls.module.ts';
