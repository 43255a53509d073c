import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import { StoredImageDto } from '../../platform/http/image.dto.ts';
import { ImageLibraryService } from './image-library.service.ts';
import { readImageForm } from './image-form.ts';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

/** Images of articles, covers and settings. */
@Routes('admin/images', { tag: 'admin', access: 'console' })
export class ImageAdminController {
  constructor(private readonly library: ImageLibraryService) {}

  @Route('PUT', '/', {
    multipart: FORM,
    summary: 'Upload an image for a text or a cover',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB and 50 megapixels. Sizes are generated later. An unused image is deleted after two weeks.',
    answer: StoredImageDto,
    errors: [413, 415, 422, 429, 503],
  })
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<StoredImageDto> {
    const accepted = await readImageForm(request, {
      field: (name) => {
        throw createFieldError(name, fieldError('unknown'));
      },
      take: (file) => this.library.receive(actor, file),
      abandon: (taken) => this.library.abandon(taken),
    });
    return this.library.create(accepted);
  }

  @Route('GET', ':id', {
    summary: 'Retrieve an image of the library',
    description: 'Poll it while its sizes are being generated.',
    answer: StoredImageDto,
    errors: [404],
  })
  read(@Param('id', IdPipe) id: number): Promise<StoredImageDto> {
    return this.library.findOrFail(id);
  }
}
