import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../../platform/http/etag.ts';
import {
  CurrentActor,
  Fails,
  IdParam,
  Limited,
  Public,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import { CalendarExportAnswerDto } from './calendar.dto.ts';
import { CalendarExports } from './calendar-exports.service.ts';
import { CalendarFiles } from './calendar-file.service.ts';

/** Exported calendars of reservations, read by owners' calendar clients at a secret URL. */
@ApiTags('calendars')
@Controller('calendars')
export class CalendarExportController {
  constructor(
    private readonly exports: CalendarExports,
    private readonly files: CalendarFiles,
  ) {}

  @Get('export')
  @Requires('own-spaces')
  @ApiOperation({ summary: 'URL of the exported calendar of all own spaces.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async ofOwner(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    return { export_url: await this.exports.ofAll(actor) };
  }

  @Post('export')
  @HttpCode(200)
  @Requires('own-spaces')
  @ApiOperation({ summary: 'Create a new secret URL for all own spaces; revokes the previous one.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async exportAll(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    return { export_url: await this.exports.makeForAll(actor) };
  }

  @Delete('export')
  @HttpCode(200)
  @Requires('own-spaces')
  @ApiOperation({ summary: 'Revoke the URL for all own spaces.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async stopExport(@CurrentActor() actor: Actor): Promise<CalendarExportAnswerDto> {
    await this.exports.stopForAll(actor);
    return { export_url: null };
  }

  @Post('space/:id/export')
  @HttpCode(200)
  @Requires('own-spaces')
  @Fails(404)
  @ApiOperation({ summary: 'Create a new secret URL for a space; revokes the previous one.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async exportSpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
  ): Promise<CalendarExportAnswerDto> {
    return { export_url: await this.exports.makeForSpace(actor, id) };
  }

  @Delete('space/:id/export')
  @HttpCode(200)
  @Requires('own-spaces')
  @Fails(404)
  @ApiOperation({ summary: 'Revoke the URL for a space.' })
  @ApiOkResponse({ type: CalendarExportAnswerDto })
  async stopSpaceExport(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
  ): Promise<CalendarExportAnswerDto> {
    await this.exports.stopForSpace(actor, id);
    return { export_url: null };
  }

  @Get(':file')
  @Public()
  @Limited({ name: 'calendar-file', points: 120, seconds: 60 })
  @Fails(404)
  @ApiOperation({
    summary:
      'The calendar at a secret URL (`<id>.<secret>.ics`): reservations and blocked slots from 30 days back to two years ahead.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async file(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { content, etag } = await this.files.at(file);
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
