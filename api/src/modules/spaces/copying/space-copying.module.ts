import { Module } from '@nestjs/common';
import { SpaceEditingModule } from '../editing/space-editing.module.ts';
import { SpacesModule } from '../spaces.module.ts';
import { SpaceContentCopyService } from './space-content-copy.service.ts';

@Module({
  imports: [SpaceEditingModule, SpacesModule],
  providers: [SpaceContentCopyService],
  exports: [SpaceContentCopyService],
})
export class SpaceCopyingModule {}
