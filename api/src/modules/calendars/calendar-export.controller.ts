import { Body, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../../platform/http/etag.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import { CalendarExportAnswerDto, CalendarExportInput } from './calendar.dto.ts';
import { toCalendarExportDto } from './calendar.mapper.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';
import { CalendarFileService } from './calendar-file.service.ts';

/** Exported calendars of reservations, read by owners' calendar clients at a secret URL. */
@Routes('calendars', { tag: 'calendars' })
export class CalendarExportController {
  constructor(
    private readonly exports: CalendarExportsService,
    private readonly files: CalendarFileService,
  ) {}

  @Route('GET', 'export', {
    access: 'own-spaces',
    summary: 'URL of the exported calendar of all own spaces.',
    answer: CalendarExportAnswerDto,
  })
  async getOwnerExport(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.findForOwner(actor));
  }

  @Route('POST', 'export', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Create a new secret URL for all own spaces; revokes the previous one.',
    answer: CalendarExportAnswerDto,
    errors: [422],
  })
  async createOwnerExport(
    @CurrentActor() actor: Actor,
    @Body() { detail }: CalendarExportInput,
  ): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.createForOwner(actor, detail ?? null));
  }

  @Route('DELETE', 'export', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Revoke the URL for all own spaces.',
    answer: CalendarExportAnswerDto,
  })
  async revokeOwnerExport(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    await this.exports.revokeForOwner(actor);
    return toCalendarExportDto(null);
  }

  @Route('POST', 'space/:id/export', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Create a new secret URL for a space; revokes the previous one.',
    answer: CalendarExportAnswerDto,
    errors: [404, 422],
  })
  async createSpaceExport(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { detail }: CalendarExportInput,
  ): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.createForSpace(actor, id, detail ?? null));
  }

  @Route('DELETE', 'space/:id/export', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Revoke the URL for a space.',
    answer: CalendarExportAnswerDto,
    errors: [404],
  })
  async revokeSpaceExport(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CalendarExportAnswerDto> {
    await this.exports.revokeForSpace(actor, id);
    return toCalendarExportDto(null);
  }

  @Route('GET', ':file', {
    access: 'public',
    throttle: { name: 'calendar-file', points: 120, seconds: 60 },
    summary:
      'The calendar at a secret URL (`<id>.<secret>.ics`, of a member `m<id>.<secret>.ics`): reservations and blocked slots from 30 days back to two years ahead.',
    answer: { file: 'text/calendar' },
    errors: [404],
  })
  async downloadFile(
    @Param('file') downloadFile: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { content, etag } = await this.files.getFile(downloadFile);
    void reply
      .header('etag', etag)
      .header('cache-control', 'private, max-age=0, must-revalidate')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    if (matchesEtag(known, etag)) return void reply.status(304);
    void reply
      .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', 'inline; filename="rezervace.ics"');
    return content;
  }
}
