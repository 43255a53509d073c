import { Injectable } from '@nestjs/common';
import type { SiteInfo } from '@prostora/api-client';
import { Config } from '../../platform/config/index.ts';
import { PublishedContent } from '../content/index.ts';
import { SeoUrls } from '../seo/index.ts';
import { FOOTER_LINKS, MAP_ATTRIBUTIONS, SiteSettings } from '../settings/index.ts';

/** Settings of the site for the web. */
@Injectable()
export class SiteService {
  constructor(
    private readonly config: Config,
    private readonly seoUrls: SeoUrls,
    private readonly settings: SiteSettings,
    private readonly content: PublishedContent,
  ) {}

  async info(): Promise<SiteInfo> {
    const { name, company, social } = await this.settings.current();
    return {
      name,
      company,
      social,
      footer_links: await this.footerLinks(),
      menu: await this.content.menu(),
      map: this.map(),
    };
  }

  private async footerLinks(): Promise<SiteInfo['footer_links']> {
    const { all } = await this.seoUrls.table();
    return all
      .filter(({ inFooter }) => inFooter)
      .slice(0, FOOTER_LINKS)
      .map(({ h1, title, path }) => ({ link_name: h1, title, url: `/katalog/${path}` }));
  }

  private map(): SiteInfo['map'] {
    const { MAPY_API_KEY: key, MAPY_API_URL: url } = this.config;
    return key
      ? {
          provider: 'mapy',
          tile_url: `${url}/maptiles/basic/256/{z}/{x}/{y}?apikey=${encodeURIComponent(key)}`,
          attribution: MAP_ATTRIBUTIONS.mapy,
        }
      : { provider: 'outline', tile_url: null, attribution: MAP_ATTRIBUTIONS.outline };
  }
}
