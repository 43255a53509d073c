import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../../platform/http/etag.ts';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  Throttle,
  Public,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../platform/http/index.ts';
import { CalendarExportAnswerDto, CalendarExportInput } from './calendar.dto.ts';
import { toCalendarExportDto } from './calendar.mapper.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';
import { CalendarFileService } from './calendar-file.service.ts';

/** Exported calendars of reservations, read by owners' calendar clients at a secret URL. */
@ApiTags('calendars')
@Controller('calendars')
export class CalendarExportController {
  constructor(
    private readonly exports: CalendarExportsService,
    private readonly files: CalendarFileService,
  ) {}

  @Get('export')
  @RequiresPermission('own-spaces')
  @ApiOperation({ summary: 'URL of the exported calendar of all own spaces.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async getOwnerExport(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.findForOwner(actor));
  }

  @Post('export')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiOperation({ summary: 'Create a new secret URL for all own spaces; revokes the previous one.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  @ApiErrors(422)
  async createOwnerExport(
    @CurrentActor() actor: Actor,
    @Body() { detail }: CalendarExportInput,
  ): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.createForOwner(actor, detail ?? null));
  }

  @Delete('export')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiOperation({ summary: 'Revoke the URL for all own spaces.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async revokeOwnerExport(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    await this.exports.revokeForOwner(actor);
    return toCalendarExportDto(null);
  }

  @Post('space/:id/export')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Create a new secret URL for a space; revokes the previous one.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async createSpaceExport(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { detail }: CalendarExportInput,
  ): Promise<CalendarExportAnswerDto> {
    return toCalendarExportDto(await this.exports.createForSpace(actor, id, detail ?? null));
  }

  @Delete('space/:id/export')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Revoke the URL for a space.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async revokeSpaceExport(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CalendarExportAnswerDto> {
    await this.exports.revokeForSpace(actor, id);
    return toCalendarExportDto(null);
  }

  @Get(':file')
  @Public()
  @Throttle({ name: 'calendar-file', points: 120, seconds: 60 })
  @ApiErrors(404)
  @ApiOperation({
    summary:
      'The calendar at a secret URL (`<id>.<secret>.ics`, of a member `m<id>.<secret>.ics`): reservations and blocked slots from 30 days back to two years ahead.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
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
