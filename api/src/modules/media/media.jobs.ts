import { Injectable } from '@nestjs/common';
import { GivesUpJob, HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { discardUnusedImages, removeImageFiles, sweepImages } from './image-files.job.ts';
import { ImageFiles } from './image-files.service.ts';
import { ImageLibrary } from './image-library.service.ts';
import { ImageStore } from './image-store.service.ts';
import { processImage } from './process-image.job.ts';

@Injectable()
export class MediaJobs {
  constructor(
    private readonly images: ImageStore,
    private readonly files: ImageFiles,
    private readonly library: ImageLibrary,
  ) {}

  @HandlesJob(processImage)
  async process(payload: { image_id: number }, run: JobRun): Promise<void> {
    await this.images.process(payload.image_id, run);
  }

  @GivesUpJob(processImage)
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
