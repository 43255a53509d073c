import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MediaModule } from '../../media/index.ts';
import { EditLinksModule } from '../edit-links/edit-links.module.ts';
import { SpacePhotosModule } from '../photos/space-photos.module.ts';
import { SpaceReviewsModule } from '../reviews/space-reviews.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { PanoramaShowcaseController } from './panorama-showcase.controller.ts';
import { PanoramaShowcaseService } from './panorama-showcase.service.ts';
import { SpacePanoramaController } from './space-panorama.controller.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';
import { SpacePanoramaService } from './space-panorama.service.ts';

@Module({
  imports: [
    AuditModule,
    EditLinksModule,
    MediaModule,
    SpaceCoreModule,
    SpacePhotosModule,
    SpaceReviewsModule,
  ],
  controllers: [PanoramaShowcaseController, SpacePanoramaController],
  providers: [PanoramaShowcaseService, SpacePanoramaRepository, SpacePanoramaService],
  exports: [SpacePanoramaService],
})
export class SpacePanoramasModule {}
