export { SiteModule } from './site.module.ts';
