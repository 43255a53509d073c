import { Route, Routes } from '../../platform/http/index.ts';
import { SiteInfo } from './site.dto.ts';
import { SiteService } from './site.service.ts';

@Routes('site', { tag: 'site' })
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Route('GET', '/', {
    access: 'public',
    summary: 'Retrieve data of the page layout',
    description: 'Operator, social profiles, menus, footer links and map.',
    answer: SiteInfo,
  })
  info(): Promise<SiteInfo> {
    return this.site.info();
  }
}
