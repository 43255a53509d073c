import { Module } from '@nestjs/common';
import { ImageFiles } from './image-files.service.ts';
import { ImageLibrary } from './image-library.service.ts';
import { ImageLibraryRepository } from './image-library.repository.ts';
import { ImageAdminController } from './image.admin.controller.ts';
import { ImagePipeline } from './image-pipeline.ts';
import { ImageStore } from './image-store.service.ts';
import { MediaFiles } from './media-files.ts';
import { MediaJobs } from './media.jobs.ts';
import { MediaRepository } from './media.repository.ts';
import { PhotoMakers } from './photo-makers.ts';
import { ShareImages } from './share-images.service.ts';

@Module({
  controllers: [ImageAdminController],
  providers: [
    PhotoMakers,
    ImagePipeline,
    ImageStore,
    ImageLibrary,
    ImageLibraryRepository,
    ImageFiles,
    MediaRepository,
    MediaJobs,
    ShareImages,
    MediaFiles,
  ],
  exports: [ImageStore, ImageLibrary, ImagePipeline, ShareImages],
})
export class MediaModule {}
