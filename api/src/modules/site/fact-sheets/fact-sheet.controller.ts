import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  Throttle,
  Public,
  type Actor,
} from '../../../platform/http/index.ts';
import { FactSheetsService } from './fact-sheets.service.ts';

@ApiTags('spaces')
@Controller('space')
export class FactSheetController {
  constructor(private readonly sheets: FactSheetsService) {}

  @Get(':id/fact-sheet.pdf')
  @Public()
  @Throttle({ name: 'fact-sheet', points: 30, seconds: 60 })
  @ApiOperation({ summary: 'Download the fact sheet of a space as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404, 503)
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, pdf } = await this.sheets.getPdf(actor, id);
    await reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="${name}.pdf"`,
        'x-content-type-options': 'nosniff',
      })
      .send(pdf);
  }

  @Get(':id/qr.svg')
  @Public()
  @Throttle({ name: 'space-qr', points: 120, seconds: 60 })
  @ApiOperation({ summary: 'Download the QR code of a space’s page' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(404)
  async qr(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { svg, isPublished } = await this.sheets.getQrCode(actor, id);
    await reply
      .type('image/svg+xml')
      .headers({
        ...(isPublished && { 'cache-control': 'public, max-age=3600' }),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(svg);
  }
}
