import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobRun } from '../../platform/queue/index.ts';
import { ImageStore } from './image-store.service.ts';
import { processImage } from './process-image.job.ts';

@Injectable()
export class MediaJobs {
  constructor(private readonly images: ImageStore) {}

  @HandlesJob(processImage)
  async process(payload: { image_id: number }, { isLastAttempt }: JobRun): Promise<void> {
    await this.images.process(payload.image_id, isLastAttempt);
  }
}
