import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AcceptsMultipart, AllowEditLink, CurrentActor, ApiErrors } from '../../../platform/http/index.ts';
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
@ApiTags('spaces')
@Controller('space/panorama')
export class SpacePanoramaController {
  constructor(
    private readonly panoramas: SpacePanoramaService,
    private readonly details: SpaceDetailService,
    private readonly uploads: SpaceUploadService,
  ) {}

  @Put()
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 413, 415, 422, 429, 503)
  @ApiOperation({
    summary: 'Upload a panorama',
    description:
      'An equirectangular image with a ratio of 2:1, at least 2000 pixels wide, up to 15 MB. Sizes are generated later.',
  })
  @AcceptsMultipart()
  @ApiBody({ schema: UPLOAD_FORM })
  @ApiOkResponse({ type: SpacePanoramaAnswerDto })
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

  @Post('move')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({ summary: 'Move a panorama', description: 'The tour starts at position 0.' })
  @ApiOkResponse({ type: SpacePanoramaAnswerDto })
  async move(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, panorama_id, position }: MoveSpacePanoramaInput,
  ): Promise<SpacePanoramaAnswerDto> {
    return this.toAnswerDto(actor, await this.panoramas.move(actor, space_id, panorama_id, position));
  }

  @Post('title')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({ summary: 'Set the title of a panorama', description: 'An empty title removes it.' })
  @ApiOkResponse({ type: SpacePanoramaAnswerDto })
  async setTitle(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, panorama_id, title }: SpacePanoramaTitleInput,
  ): Promise<SpacePanoramaAnswerDto> {
    return this.toAnswerDto(actor, await this.panoramas.setTitle(actor, space_id, panorama_id, title));
  }

  @Post('delete')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({ summary: 'Delete a panorama' })
  @ApiOkResponse({ type: SpacePanoramaAnswerDto })
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
