import { Module } from '@nestjs/common';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceViewsService } from './space-views.service.ts';

@Module({
  imports: [SpaceCoreModule],
  providers: [SpaceViewsService],
  exports: [SpaceViewsService],
})
export class SpaceViewsModule {}
