export { SpaceContentCopyService, type CopiedContent } from './space-content-copy.service.ts';
export { SpaceCopyingModule } from './space-copying.module.ts';
