import { Injectable } from '@nestjs/common';
import { ImageLibraryService } from '../../media/index.ts';
import type { AdminPostDto } from './blog-post.admin.dto.ts';
import { toAdminPostDto } from './blog-post.admin.mapper.ts';
import type { BlogPost } from './blog-post.entity.ts';

/** Maps a post to the DTO of the console's form. */
@Injectable()
export class BlogPostViewService {
  constructor(private readonly images: ImageLibraryService) {}

  async toAdminPostDto(post: BlogPost): Promise<AdminPostDto> {
    return toAdminPostDto(post, await this.images.toEditableArticle(post.html));
  }
}
