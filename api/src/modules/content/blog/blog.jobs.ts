import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { BlogPostAdminService } from './blog-post.admin.service.ts';

/** Every minute: publishes scheduled posts that are due, including those missed during downtime. */
export const publishDuePosts = defineJob<Record<never, never>>({
  name: 'publish-due-posts',
  queue: 'maintenance',
  schedule: { every: 60_000 },
  payload: {},
});

@Injectable()
export class BlogJobs {
  constructor(private readonly postAdmin: BlogPostAdminService) {}

  @HandlesJob(publishDuePosts)
  async publishDue(): Promise<void> {
    await this.postAdmin.publishDue();
  }
}
