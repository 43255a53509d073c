import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors, IdPipe, Throttle, Public } from '../../../platform/http/index.ts';
import { ReservationCalendarService } from './reservation-calendar.service.ts';

@ApiTags('reservations')
@Controller('reservations')
export class ReservationCalendarController {
  constructor(private readonly calendars: ReservationCalendarService) {}

  @Get(':id/:token/rezervace.ics')
  @Public()
  @Throttle({ name: 'reservation-file', points: 60, seconds: 60 })
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Download a reservation as an iCalendar file',
    description: 'By the token of the guest’s link.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async download(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { filename, contentType, content } = await this.calendars.buildFile(id, token);
    void reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('referrer-policy', 'no-referrer');
    return content;
  }
}
