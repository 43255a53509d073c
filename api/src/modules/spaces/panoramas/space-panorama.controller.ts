import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AcceptsMultipart, AllowEditLink, CurrentActor, ApiErrors } from '../../../platform/http/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import { EditTokensService } from '../edit-links/edit-tokens.service.ts';
import { spaceNotFound } from '../space.errors.ts';
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
import { readUploadForm } from '../photos/space-photo.upload.ts';

/** The virtual tour of a space. */
@ApiTags('spaces')
@Controller('space/panorama')
export class SpacePanoramaController {
  constructor(
    private readonly panoramas: SpacePanoramaService,
    private readonly details: SpaceDetailService,
    private readonly tokens: EditTokensService,
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
    const form = await readUploadForm(request, {
      take: async (file, { space, auth_token }) => {
        const uploader = this.tokens.resolveActor(actor, auth_token);
        if (space !== null) await this.panoramas.assertCanAdd(uploader, space);
        return this.panoramas.receive(uploader, file);
      },
      abandon: (accepted) => this.panoramas.abandon(accepted),
    });
    const uploader = this.tokens.resolveActor(actor, form.auth_token);
    return this.toAnswerDto(uploader, await this.panoramas.add(uploader, form.space, form.accepted));
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
    const { space: detail, editing } = await this.details.buildDetail(actor, space);
    if (!editing) throw spaceNotFound();
    return {
      space: detail,
      editing,
      panorama: detail.panoramas.find(({ id }) => id === panorama?.id) ?? null,
    };
  }
}
