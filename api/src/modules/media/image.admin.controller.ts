import { Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import {
  AcceptsMultipart,
  type Actor,
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
} from '../../platform/http/index.ts';
import { StoredImageDto } from '../../platform/http/image.dto.ts';
import { ImageLibraryService } from './image-library.service.ts';
import { readImageForm } from './image-form.ts';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

/** Images of articles, covers and settings. */
@ApiTags('admin')
@Controller('admin/images')
@RequiresPermission('console')
export class ImageAdminController {
  constructor(private readonly library: ImageLibraryService) {}

  @Put()
  @ApiErrors(413, 415, 422, 429, 503)
  @ApiOperation({
    summary: 'Upload an image for a text or a cover',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB and 50 megapixels. Sizes are generated later. An unused image is deleted after two weeks.',
  })
  @AcceptsMultipart()
  @ApiBody({ schema: FORM })
  @ApiOkResponse({ type: StoredImageDto })
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

  @Get(':id')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Retrieve an image of the library',
    description: 'Poll it while its sizes are being generated.',
  })
  @ApiOkResponse({ type: StoredImageDto })
  read(@Param('id', IdPipe) id: number): Promise<StoredImageDto> {
    return this.library.findOrFail(id);
  }
}
