import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { BlogDesk } from './blog-desk.service.ts';

/** Every minute: scheduled posts whose time has come are published, also those missed while nothing ran. */
export const publishDuePosts = defineJob<Record<never, never>>({
  name: 'publish-due-posts',
  queue: 'maintenance',
  schedule: { every: 60_000 },
  payload: {},
});

@Injectable()
export class BlogJobs {
  constructor(private readonly desk: BlogDesk) {}

  @HandlesJob(publishDuePosts)
  async publish(): Promise<void> {
    await this.desk.publishDue();
  }
}
