import { Body, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import type { SpaceActor } from '../space.policy.ts';
import { SpaceDetailService } from '../space-detail.service.ts';
import {
  SpacePanoramaTitleInput,
  MoveSpacePanoramaInput,
  SpacePanoramaAnswerDto,
  SpacePanoramaInput,
} from './space-panorama.dto.ts';
import { SpacePanoramaService, type TourChange } from './space-panorama.service.ts';
import { UPLOAD_FORM } from '../photos/space-photo.controller.ts';
import { SpaceUploadService } from '../photos/space-upload.service.ts';

/** The virtual tour of a space. */
@Routes('space/panorama', { tag: 'spaces' })
export class SpacePanoramaController {
  constructor(
    private readonly panoramas: SpacePanoramaService,
    private readonly details: SpaceDetailService,
    private readonly uploads: SpaceUploadService,
  ) {}

  @Route('PUT', '/', {
    access: { link: EditLinkGuard },
    multipart: UPLOAD_FORM,
    summary: 'Upload a panorama',
    description:
      'An equirectangular image with a ratio of 2:1, at least 2000 pixels wide, up to 15 MB. Sizes are generated later.',
    answer: SpacePanoramaAnswerDto,
    errors: [403, 404, 409, 413, 415, 422, 429, 503],
  })
  async upload(
    @CurrentActor() actor: SpaceActor,
    @Req() request: FastifyRequest,
  ): Promise<SpacePanoramaAnswerDto> {
    const { uploader, spaceId, accepted } = await this.uploads.receive(
      request,
      actor,
      (sender, space) => this.panoramas.assertCanAdd(sender, space),
      'panorama',
    );
    return this.toAnswerDto(uploader, await this.panoramas.add(uploader, spaceId, accepted));
  }

  @Route('POST', 'move', {
    access: { link: EditLinkGuard },
    summary: 'Move a panorama',
    description: 'The tour starts at position 0.',
    answer: SpacePanoramaAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async move(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, panorama_id, position }: MoveSpacePanoramaInput,
  ): Promise<SpacePanoramaAnswerDto> {
    return this.toAnswerDto(actor, await this.panoramas.move(actor, space_id, panorama_id, position));
  }

  @Route('POST', 'title', {
    access: { link: EditLinkGuard },
    summary: 'Set the title of a panorama',
    description: 'An empty title removes it.',
    answer: SpacePanoramaAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async setTitle(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, panorama_id, title }: SpacePanoramaTitleInput,
  ): Promise<SpacePanoramaAnswerDto> {
    return this.toAnswerDto(actor, await this.panoramas.setTitle(actor, space_id, panorama_id, title));
  }

  @Route('POST', 'delete', {
    access: { link: EditLinkGuard },
    summary: 'Delete a panorama',
    answer: SpacePanoramaAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async remove(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, panorama_id }: SpacePanoramaInput,
  ): Promise<SpacePanoramaAnswerDto> {
    return this.toAnswerDto(actor, await this.panoramas.remove(actor, space_id, panorama_id));
  }

  private async toAnswerDto(
    actor: SpaceActor,
    { space, panorama }: TourChange,
  ): Promise<SpacePanoramaAnswerDto> {
    const answer = await this.details.buildEditedDetail(actor, space);
    return {
      ...answer,
      panorama: answer.space.panoramas.find(({ id }) => id === panorama?.id) ?? null,
    };
  }
}
