import { Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { ReservationCalendarService } from './reservation-calendar.service.ts';

@Routes('reservations', { tag: 'reservations' })
export class ReservationCalendarController {
  constructor(private readonly calendars: ReservationCalendarService) {}

  @Route('GET', ':id/:token/rezervace.ics', {
    access: 'public',
    throttle: { name: 'reservation-file', points: 60, seconds: 60 },
    summary: 'Download a reservation as an iCalendar file',
    description: 'By the token of the guest’s link.',
    answer: { file: 'text/calendar' },
    errors: [404],
  })
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
