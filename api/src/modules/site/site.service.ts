import { Injectable } from '@nestjs/common';
import type { SiteInfo } from '@prostora/api-client';
import { Config } from '../../platform/config/index.ts';
import { PublishedContentService } from '../content/index.ts';
import { SeoUrlsService } from '../seo/index.ts';
import { MAX_FOOTER_LINKS, MAP_ATTRIBUTIONS, SiteSettingsService } from '../settings/index.ts';

/** Settings of the site for the web. */
@Injectable()
export class SiteService {
  constructor(
    private readonly config: Config,
    private readonly seoUrls: SeoUrlsService,
    private readonly settings: SiteSettingsService,
    private readonly content: PublishedContentService,
  ) {}

  async info(): Promise<SiteInfo> {
    const { name, company, social } = await this.settings.getCurrent();
    return {
      name,
      company,
      social,
      footer_links: await this.listFooterLinks(),
      menu: await this.content.getMenu(),
      map: this.map(),
    };
  }

  private async listFooterLinks(): Promise<SiteInfo['footer_links']> {
    const { all } = await this.seoUrls.getTable();
    return all
      .filter(({ inFooter }) => inFooter)
      .slice(0, MAX_FOOTER_LINKS)
      .map(({ h1, title, path }) => ({ link_name: h1, title, url: `/katalog/${path}` }));
  }

  private map(): SiteInfo['map'] {
    const { MAPY_API_KEY: key, MAPY_API_URL: url, MAP_STYLE_URL: styleUrl } = this.config;
    if (styleUrl !== undefined)
      return { provider: 'style', tile_url: null, style_url: styleUrl, attribution: '' };
    return key
      ? {
          provider: 'mapy',
          tile_url: `${url}/maptiles/basic/256/{z}/{x}/{y}?apikey=${encodeURIComponent(key)}`,
          style_url: null,
          attribution: MAP_ATTRIBUTIONS.mapy,
        }
      : { provider: 'outline', tile_url: null, style_url: null, attribution: MAP_ATTRIBUTIONS.outline };
  }
}
