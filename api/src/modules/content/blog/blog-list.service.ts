import { Injectable } from '@nestjs/common';
import type { BlogPost } from './blog-post.entity.ts';
import {
  BlogPostAdminRepository,
  type PostCounts,
  type PostExportRow,
  type PostListQuery,
} from './blog-post.admin.repository.ts';

/** Admin list of posts and its export. */
@Injectable()
export class BlogListService {
  constructor(private readonly repository: BlogPostAdminRepository) {}

  async list(query: PostListQuery): Promise<{ posts: BlogPost[]; counts: PostCounts }> {
    return {
      posts: await this.repository.listPage(query),
      counts: await this.repository.countByStatus(query),
    };
  }

  streamAll(query: Omit<PostListQuery, 'page' | 'pageSize'>): AsyncIterable<PostExportRow> {
    return this.repository.streamAll(query);
  }
}
