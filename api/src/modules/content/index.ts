export { ContentModule } from './content.module.ts';
export { ContentPage } from './content-page.entity.ts';
export { ContentRevision } from './content-revision.entity.ts';
export { PublishedContentService, type Menu, type MenuLink } from './published-content.service.ts';
