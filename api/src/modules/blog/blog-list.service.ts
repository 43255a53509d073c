import { Injectable } from '@nestjs/common';
import type { BlogPost } from './blog-post.entity.ts';
import {
  BlogDirectoryRepository,
  type PostCounts,
  type PostLine,
  type PostListQuery,
} from './blog-directory.repository.ts';

/** Admin list of posts and its export. */
@Injectable()
export class BlogListing {
  constructor(private readonly directory: BlogDirectoryRepository) {}

  async list(query: PostListQuery): Promise<{ posts: BlogPost[]; counts: PostCounts }> {
    return { posts: await this.directory.page(query), counts: await this.directory.counts(query) };
  }

  exported(query: Omit<PostListQuery, 'page' | 'pageSize'>): AsyncIterable<PostLine> {
    return this.directory.streamAll(query);
  }
}
