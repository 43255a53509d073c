import { Module } from '@nestjs/common';
import { ImageFilesService } from './image-files.service.ts';
import { ImageLibraryService } from './image-library.service.ts';
import { ImageLibraryRepository } from './image-library.repository.ts';
import { ImageAdminController } from './image.admin.controller.ts';
import { ImagePipeline } from './image-pipeline.ts';
import { ImageStoreService } from './image-store.service.ts';
import { MediaRoutes } from './media.routes.ts';
import { MediaJobs } from './media.jobs.ts';
import { MediaRepository } from './media.repository.ts';
import { PhotoWorkerPool } from './photo-worker-pool.ts';
import { ShareImagesService } from './share-images.service.ts';

@Module({
  controllers: [ImageAdminController],
  providers: [
    PhotoWorkerPool,
    ImagePipeline,
    ImageStoreService,
    ImageLibraryService,
    ImageLibraryRepository,
    ImageFilesService,
    MediaRepository,
    MediaJobs,
    ShareImagesService,
    MediaRoutes,
  ],
  exports: [ImageStoreService, ImageLibraryService, ImagePipeline, ShareImagesService],
})
export class MediaModule {}
