import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MediaModule } from '../../media/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { EditLinksModule } from '../edit-links/edit-links.module.ts';
import { SpaceReviewsModule } from '../reviews/space-reviews.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceMediaChangesService } from './space-media-changes.service.ts';
import { SpacePhotoController } from './space-photo.controller.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import { SpacePhotoService } from './space-photo.service.ts';
import { SpaceUploadService } from './space-upload.service.ts';

@Module({
  imports: [
    AuditModule,
    EditLinksModule,
    MediaModule,
    SpaceCoreModule,
    SpaceReviewsModule,
    SubscriptionsModule,
  ],
  controllers: [SpacePhotoController],
  providers: [SpaceMediaChangesService, SpacePhotoRepository, SpacePhotoService, SpaceUploadService],
  exports: [SpaceMediaChangesService, SpacePhotoRepository, SpacePhotoService, SpaceUploadService],
})
export class SpacePhotosModule {}
