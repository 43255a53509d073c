export { RedirectsModule } from './redirects.module.ts';
