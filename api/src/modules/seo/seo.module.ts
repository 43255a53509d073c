import { Module } from '@nestjs/common';
import { RedirectsService } from './redirects.service.ts';
import { SeoRepository } from './seo.repository.ts';
import { SeoUrlValuesService } from './seo-url-values.service.ts';
import { SeoUrlValuesRepository } from './seo-url-values.repository.ts';
import { SeoUrlsService } from './seo-urls.service.ts';

@Module({
  providers: [SeoRepository, SeoUrlsService, SeoUrlValuesRepository, SeoUrlValuesService, RedirectsService],
  exports: [SeoUrlsService, SeoUrlValuesService, RedirectsService],
})
export class SeoModule {}
