import { Injectable } from '@nestjs/common';
import type { SiteInfo } from '@prostora/api-client';
import { Config } from '../../platform/config/index.ts';
import { SeoUrls } from '../seo/index.ts';
import { SITE_SETTINGS } from '../settings/index.ts';

/** The site's settings as the web needs them. */
@Injectable()
export class SiteService {
  constructor(private readonly config: Config, private readonly seoUrls: SeoUrls) {}

  async info(): Promise<SiteInfo> {
    const { name, company, social } = SITE_SETTINGS;
    return { name, company, social: [...social], footer_links: await this.footerLinks(), map: this.map() };
  }

  private async footerLinks(): Promise<SiteInfo['footer_links']> {
    const { all } = await this.seoUrls.table();
    return all.slice(0, SITE_SETTINGS.footerLinks).map(({ h1, title, path }) => ({ link_name: h1, title, url: `/katalog/${path}` }));
  }

  private map(): SiteInfo['map'] {
    const { MAPY_API_KEY: key, MAPY_API_URL: url } = this.config;
    return key
      ? { provider: 'mapy', tile_url: `${url}/maptiles/basic/256/{z}/{x}/{y}?apikey=${encodeURIComponent(key)}`, attribution: SITE_SETTINGS.mapyAttribution }
      : { provider: 'outline', tile_url: null, attribution: SITE_SETTINGS.outlineAttribution };
  }
}
