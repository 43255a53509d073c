import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/index.ts';
import { EditLinksModule } from '../edit-links/edit-links.module.ts';
import { SpacePhotosModule } from '../photos/space-photos.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceFloorPlanController } from './space-floor-plan.controller.ts';
import { SpaceFloorPlanRepository } from './space-floor-plan.repository.ts';
import { SpaceFloorPlanService } from './space-floor-plan.service.ts';

@Module({
  imports: [EditLinksModule, MediaModule, SpaceCoreModule, SpacePhotosModule],
  controllers: [SpaceFloorPlanController],
  providers: [SpaceFloorPlanRepository, SpaceFloorPlanService],
  exports: [SpaceFloorPlanService],
})
export class SpaceFloorPlansModule {}
