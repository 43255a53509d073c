import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { BlogDesk } from './blog-desk.service.ts';

/** Every minute: publishes scheduled posts that are due, including those missed during downtime. */
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
