import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { FLOOR_PLAN_LIMITS, getLineLength, type FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { AcceptsMultipart, AllowEditLink, CurrentActor, ApiErrors } from '../../../platform/http/index.ts';
import { EditLinkGuard } from '../edit-links/edit-link.guard.ts';
import { UPLOAD_FORM } from '../photos/space-photo.controller.ts';
import { SpaceUploadService } from '../photos/space-upload.service.ts';
import { SpaceDetailService } from '../space-detail.service.ts';
import type { SpaceActor } from '../space.policy.ts';
import {
  SpaceFloorPlanAnswerDto,
  SpaceFloorPlanInput,
  SpaceFloorPlanScaleInput,
} from './space-floor-plan.dto.ts';
import { SpaceFloorPlanService } from './space-floor-plan.service.ts';

/** The plan of a space. */
@ApiTags('spaces')
@Controller('space/floor-plan')
export class SpaceFloorPlanController {
  constructor(
    private readonly plans: SpaceFloorPlanService,
    private readonly details: SpaceDetailService,
    private readonly uploads: SpaceUploadService,
  ) {}

  @Put()
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 413, 415, 422, 429, 503)
  @ApiOperation({
    summary: 'Upload the plan of a space',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB and 50 megapixels. Replaces the former plan and removes its scale line. Sizes are generated later.',
  })
  @AcceptsMultipart()
  @ApiBody({ schema: UPLOAD_FORM })
  @ApiOkResponse({ type: SpaceFloorPlanAnswerDto })
  async upload(
    @CurrentActor() actor: SpaceActor,
    @Req() request: FastifyRequest,
  ): Promise<SpaceFloorPlanAnswerDto> {
    const { uploader, spaceId, accepted } = await this.uploads.receive(request, actor, (sender, space) =>
      this.plans.assertCanAdd(sender, space),
    );
    return this.details.buildEditedDetail(uploader, await this.plans.set(uploader, spaceId, accepted));
  }

  @Post('scale')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({
    summary: 'Set the scale line of a plan',
    description: 'Two points as shares of the width and height of the picture, and their distance in metres.',
  })
  @ApiOkResponse({ type: SpaceFloorPlanAnswerDto })
  async setScale(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, scale }: SpaceFloorPlanScaleInput,
  ): Promise<SpaceFloorPlanAnswerDto> {
    if (scale) assertUsableLine(scale);
    return this.details.buildEditedDetail(actor, await this.plans.setScale(actor, space_id, scale ?? null));
  }

  @Post('delete')
  @HttpCode(200)
  @AllowEditLink(EditLinkGuard)
  @ApiErrors(403, 404, 409, 422)
  @ApiOperation({ summary: 'Delete the plan of a space' })
  @ApiOkResponse({ type: SpaceFloorPlanAnswerDto })
  async remove(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id }: SpaceFloorPlanInput,
  ): Promise<SpaceFloorPlanAnswerDto> {
    return this.details.buildEditedDetail(actor, await this.plans.remove(actor, space_id));
  }
}

/** Ends that are nearly the same point give no scale; the length is relative to a square picture. */
function assertUsableLine(scale: FloorPlanScale): void {
  if (getLineLength(scale, { width: 1, height: 1 }) < FLOOR_PLAN_LIMITS.minLine)
    throw createFieldError('scale', fieldError('scaleLine'));
}
