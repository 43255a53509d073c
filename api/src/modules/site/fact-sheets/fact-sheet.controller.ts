import { Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { FactSheetsService } from './fact-sheets.service.ts';

@Routes('space', { tag: 'spaces' })
export class FactSheetController {
  constructor(private readonly sheets: FactSheetsService) {}

  @Route('GET', ':id/fact-sheet.pdf', {
    access: 'public',
    throttle: { name: 'fact-sheet', points: 30, seconds: 60 },
    summary: 'Download the fact sheet of a space as a PDF',
    answer: { file: 'application/pdf' },
    errors: [404, 503],
  })
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

  @Route('GET', ':id/qr.svg', {
    access: 'public',
    throttle: { name: 'space-qr', points: 120, seconds: 60 },
    summary: 'Download the QR code of a space’s page',
    answer: { file: 'image/svg+xml' },
    errors: [404],
  })
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
