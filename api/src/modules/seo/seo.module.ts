import { Module } from '@nestjs/common';
import { Redirects } from './redirects.service.ts';
import { SeoRepository } from './seo.repository.ts';
import { SeoUrls } from './seo-urls.service.ts';

@Module({ providers: [SeoRepository, SeoUrls, Redirects], exports: [SeoUrls, Redirects] })
export class SeoModule {}
