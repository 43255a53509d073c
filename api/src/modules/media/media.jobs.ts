import { Injectable } from '@nestjs/common';
import { HandlesStalledJob, HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { discardUnusedImages, removeImageFiles, sweepImages } from './image-files.job.ts';
import { ImageFilesService } from './image-files.service.ts';
import { ImageLibraryService } from './image-library.service.ts';
import { ImageStoreService } from './image-store.service.ts';
import { processImage } from './process-image.job.ts';

@Injectable()
export class MediaJobs {
  constructor(
    private readonly images: ImageStoreService,
    private readonly files: ImageFilesService,
    private readonly library: ImageLibraryService,
  ) {}

  @HandlesJob(processImage)
  async process(payload: { image_id: number }, run: JobRun): Promise<void> {
    await this.images.process(payload.image_id, run);
  }

  @HandlesStalledJob(processImage)
  async giveUp({ image_id: id }: { image_id: number }): Promise<void> {
    await this.images.fail(id, 'INTERNAL');
  }

  @HandlesJob(removeImageFiles)
  async remove(payload: { content_hash: string; keys: string[] }): Promise<void> {
    await this.files.removeUnused(payload.content_hash, payload.keys);
  }

  @HandlesJob(sweepImages)
  async sweep(): Promise<void> {
    await this.files.sweep();
  }

  @HandlesJob(discardUnusedImages)
  async discardUnused(): Promise<void> {
    await this.library.discardUnused();
  }
}
