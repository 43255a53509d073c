import { Injectable } from '@nestjs/common';
import { ImageLibrary } from '../media/index.ts';
import { adminPost } from './blog-post.admin.mapper.ts';
import type { BlogPost } from './blog-post.entity.ts';

/** Maps a post to the DTO of the console's form. */
@Injectable()
export class BlogEditing {
  constructor(private readonly images: ImageLibrary) {}

  async answer(post: BlogPost): Promise<ReturnType<typeof adminPost>> {
    return adminPost(post, await this.images.editable(post.html));
  }
}
