import { Body, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import type { SpaceActor } from '../space.policy.ts';
import { toSpaceImageAnswerDto } from './space-photo.mapper.ts';
import {
  DeleteSpaceImageInput,
  DescribeSpaceImageInput,
  MoveSpaceImageInput,
  SpaceImageAnswerDto,
} from './space-photo.dto.ts';
import { SpacePhotoService, type PhotoChange } from './space-photo.service.ts';
import { SpaceUploadService } from './space-upload.service.ts';

/** Schema of an upload form. */
export const UPLOAD_FORM = {
  type: 'object',
  required: ['space', 'file'],
  properties: {
    space: { type: 'integer' },
    auth_token: { type: 'string', description: 'Token of an edit link; must precede the file.' },
    file: { type: 'string', format: 'binary' },
  },
};

/** Photos of a space. */
@Routes('space/image', { tag: 'spaces' })
export class SpacePhotoController {
  constructor(
    private readonly photos: SpacePhotoService,
    private readonly uploads: SpaceUploadService,
  ) {}

  @Route('PUT', '/', {
    access: { link: EditLinkGuard },
    multipart: UPLOAD_FORM,
    summary: 'Upload a photo',
    description: 'JPEG, PNG, WebP or AVIF up to 15 MB and 50 megapixels. Sizes are generated later.',
    answer: SpaceImageAnswerDto,
    errors: [403, 404, 409, 413, 415, 422, 429, 503],
  })
  async upload(
    @CurrentActor() actor: SpaceActor,
    @Req() request: FastifyRequest,
  ): Promise<SpaceImageAnswerDto> {
    const { uploader, spaceId, accepted } = await this.uploads.receive(request, actor, (sender, space) =>
      this.photos.assertCanAdd(sender, space),
    );
    return this.toAnswerDto(uploader, await this.photos.add(uploader, spaceId, accepted));
  }

  @Route('POST', 'move', {
    access: { link: EditLinkGuard },
    summary: 'Move a photo',
    description: 'Position 0 is the top photo.',
    answer: SpaceImageAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async move(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, space_image_id, position }: MoveSpaceImageInput,
  ): Promise<SpaceImageAnswerDto> {
    return this.toAnswerDto(actor, await this.photos.move(actor, space_id, space_image_id, position));
  }

  @Route('POST', 'describe', {
    access: { link: EditLinkGuard },
    summary: 'Set the alternative text of a photo',
    answer: SpaceImageAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async describe(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, space_image_id, alt }: DescribeSpaceImageInput,
  ): Promise<SpaceImageAnswerDto> {
    return this.toAnswerDto(actor, await this.photos.describe(actor, space_id, space_image_id, alt));
  }

  @Route('POST', 'delete', {
    access: { link: EditLinkGuard },
    summary: 'Delete a photo',
    description: 'A published or waiting space keeps at least one.',
    answer: SpaceImageAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async remove(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, id_space_image }: DeleteSpaceImageInput,
  ): Promise<SpaceImageAnswerDto> {
    return this.toAnswerDto(actor, await this.photos.remove(actor, space_id, id_space_image));
  }

  private async toAnswerDto(actor: SpaceActor, change: PhotoChange): Promise<SpaceImageAnswerDto> {
    return toSpaceImageAnswerDto(actor, change, await this.photos.getLimits(change.space));
  }
}
