import { Module } from '@nestjs/common';
import { Redirects } from './redirects.service.ts';
import { SeoRepository } from './seo.repository.ts';
import { SeoUrlValues } from './seo-url-values.service.ts';
import { SeoUrlValuesRepository } from './seo-url-values.repository.ts';
import { SeoUrls } from './seo-urls.service.ts';

@Module({
  providers: [SeoRepository, SeoUrls, SeoUrlValuesRepository, SeoUrlValues, Redirects],
  exports: [SeoUrls, SeoUrlValues, Redirects],
})
export class SeoModule {}
