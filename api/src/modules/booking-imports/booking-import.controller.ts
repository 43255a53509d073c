import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import {
  BookingImportAnswerDto,
  BookingImportsAnswerDto,
  ImportPreviewDto,
  toBookingImportDto,
  toImportPreviewDto,
  UndoneImportDto,
} from './booking-import.dto.ts';
import { BookingImportsService } from './booking-imports.service.ts';
import { CONFIRMED_IMPORT_FORM, IMPORT_FORM, readImportForm } from './import-form.ts';

/** Each correction of columns or spaces is a preview. */
const PREVIEWS = { name: 'booking-import-preview', points: 120, seconds: 600 };
const IMPORTS = { name: 'booking-import', points: 30, seconds: 600 };

/** Import of bookings that the owner has kept elsewhere. */
@Routes('booking-imports', { tag: 'reservations', access: 'own-spaces' })
export class BookingImportController {
  constructor(
    private readonly imports: BookingImportsService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'preview', {
    throttle: PREVIEWS,
    multipart: IMPORT_FORM,
    summary: 'Preview an import of bookings',
    description:
      'Every row with what it means for the book: new, known, changed since its import, taken by what, cancelled in the file, or unreadable in which column. Nothing is changed.',
    answer: ImportPreviewDto,
    errors: [413, 415, 422],
  })
  async preview(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<ImportPreviewDto> {
    this.imports.assertMayImport(actor);
    const { file } = await readImportForm(request);
    return toImportPreviewDto(await this.imports.preview(actor, file));
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'contract',
    throttle: IMPORTS,
    multipart: CONFIRMED_IMPORT_FORM,
    summary: 'Import bookings',
    description:
      'Books the new rows of the same form as the preview, all or none; nobody is notified. 409 IMPORT_CHANGED when the number of new rows is not `rows`.',
    status: 201,
    answer: BookingImportAnswerDto,
    errors: [409, 413, 415, 422],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<BookingImportAnswerDto> {
    this.imports.assertMayImport(actor);
    const { file, expected } = await readImportForm(request);
    if (expected === null) throw createFieldError('rows', fieldError('required'));
    const created = await this.imports.create(actor, file, expected);
    return { booking_import: toBookingImportDto(created, this.clock.now()) };
  }

  @Route('GET', '/', {
    summary: 'List imports of bookings',
    answer: BookingImportsAnswerDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<BookingImportsAnswerDto> {
    const now = this.clock.now();
    return { imports: (await this.imports.list(actor)).map((one) => toBookingImportDto(one, now)) };
  }

  @Route('POST', ':id/undo', {
    notWhileImpersonating: 'contract',
    summary: 'Undo an import of bookings',
    description: 'Within a day. Reservations that were changed since stay; nobody is notified.',
    answer: UndoneImportDto,
    errors: [404, 409],
  })
  async undo(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<UndoneImportDto> {
    const { removed, kept } = await this.imports.undo(actor, id);
    return { removed, kept_reservation_ids: [...kept] };
  }
}
