import { Body, Req } from '@nestjs/common';
import { FLOOR_PLAN_LIMITS, getLineLength, type FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
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
@Routes('space/floor-plan', { tag: 'spaces' })
export class SpaceFloorPlanController {
  constructor(
    private readonly plans: SpaceFloorPlanService,
    private readonly details: SpaceDetailService,
    private readonly uploads: SpaceUploadService,
  ) {}

  @Route('PUT', '/', {
    access: { link: EditLinkGuard },
    multipart: UPLOAD_FORM,
    summary: 'Upload the plan of a space',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB and 50 megapixels. Replaces the former plan and removes its scale line. Sizes are generated later.',
    answer: SpaceFloorPlanAnswerDto,
    errors: [403, 404, 409, 413, 415, 422, 429, 503],
  })
  async upload(
    @CurrentActor() actor: SpaceActor,
    @Req() request: FastifyRequest,
  ): Promise<SpaceFloorPlanAnswerDto> {
    const { uploader, spaceId, accepted } = await this.uploads.receive(request, actor, (sender, space) =>
      this.plans.assertCanAdd(sender, space),
    );
    return this.details.buildEditedDetail(uploader, await this.plans.set(uploader, spaceId, accepted));
  }

  @Route('POST', 'scale', {
    access: { link: EditLinkGuard },
    summary: 'Set the scale line of a plan',
    description: 'Two points as shares of the width and height of the picture, and their distance in metres.',
    answer: SpaceFloorPlanAnswerDto,
    errors: [403, 404, 409, 422],
  })
  async setScale(
    @CurrentActor() actor: SpaceActor,
    @Body() { space_id, scale }: SpaceFloorPlanScaleInput,
  ): Promise<SpaceFloorPlanAnswerDto> {
    if (scale) assertUsableLine(scale);
    return this.details.buildEditedDetail(actor, await this.plans.setScale(actor, space_id, scale ?? null));
  }

  @Route('POST', 'delete', {
    access: { link: EditLinkGuard },
    summary: 'Delete the plan of a space',
    answer: SpaceFloorPlanAnswerDto,
    errors: [403, 404, 409, 422],
  })
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
